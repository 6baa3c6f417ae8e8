import english from './en/sheets';
import { texts } from './texts';

/** The texts of the sheets of the garden. */
export const tSheets = texts('sheets', english);
