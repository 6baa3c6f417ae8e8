import english from './en/sill';
import { texts } from './texts';

/** The texts of the windowsill. */
export const tSill = texts('sill', english);
