import english from './en/library';
import { texts } from './texts';

/** The texts of the search of the library. */
export const tLibrary = texts('library', english);
