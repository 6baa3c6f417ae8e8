import english from './en/days';
import { texts } from './texts';

/** The texts of days. */
export const tDays = texts('days', english);
