import english from './en/compare';
import { texts } from './texts';

/** The texts of two photos that are compared. */
export const tCompare = texts('compare', english);
