import english from './en/reveal';
import { texts } from './texts';

/** The texts of a field for a password. */
export const tReveal = texts('reveal', english);
