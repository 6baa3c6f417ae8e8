import english from './en/easy';
import { texts } from './texts';

/** The texts of Easy view. */
export const tEasy = texts('easy', english);
