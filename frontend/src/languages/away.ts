import english from './en/away';
import { texts } from './texts';

/** The texts of going away. */
export const tAway = texts('away', english);
