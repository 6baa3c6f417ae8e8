import english from './en/printed';
import { texts } from './texts';

/** The texts of the pages that are printed. */
export const tPrinted = texts('printed', english);
