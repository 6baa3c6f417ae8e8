import english from './en/journal';
import { texts } from './texts';

/** The texts of the journal of a plant. */
export const tJournal = texts('journal', english);
