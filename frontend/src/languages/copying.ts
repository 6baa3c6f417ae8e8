import english from './en/copying';
import { texts } from './texts';

/** The texts of a link that is to be copied. */
export const tCopying = texts('copying', english);
