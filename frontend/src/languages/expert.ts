import english from './en/expert';
import { texts } from './texts';

/** The texts of conversations with the plant expert. */
export const tExpert = texts('expert', english);
