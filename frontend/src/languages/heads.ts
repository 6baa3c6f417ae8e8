import english from './en/heads';
import { texts } from './texts';

/** The titles and descriptions of the routes. */
export const tHeads = texts('heads', english);
