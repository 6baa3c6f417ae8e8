import english from './en/answer';
import { texts } from './texts';

/** The texts of the answer to an identification. */
export const tAnswer = texts('answer', english);
