import english from './en/statistics';
import { texts } from './texts';

/** The texts of statistics. */
export const tStatistics = texts('statistics', english);
