import english from './en/leftEasy';
import { texts } from './texts';

/** The texts of leaving Easy view. */
export const tLeftEasy = texts('leftEasy', english);
