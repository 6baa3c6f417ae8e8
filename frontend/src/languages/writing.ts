import english from './en/writing';
import { texts } from './texts';

/** The texts of the form for an entry of the journal. */
export const tWriting = texts('writing', english);
