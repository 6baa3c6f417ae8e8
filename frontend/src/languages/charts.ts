import english from './en/charts';
import { texts } from './texts';

/** The texts of the charts of admins. */
export const tCharts = texts('charts', english);
