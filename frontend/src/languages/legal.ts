import english from './en/legal';
import { texts } from './texts';

/** The titles of the privacy page and of the terms, whose texts are in the folder `prose` of each language. */
export const tLegal = texts('legal', english);
