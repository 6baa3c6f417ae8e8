import english from './en/noting';
import { texts } from './texts';

/** The texts of correcting what was noted: for another day, or not at all. */
export const tNoting = texts('noting', english);
