import english from './en/today';
import { texts } from './texts';

/** The texts of what is due today. */
export const tToday = texts('today', english);
