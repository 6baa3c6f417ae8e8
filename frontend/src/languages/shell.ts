import english from './en/shell';
import { texts } from './texts';

/** The texts of many pages. */
export const tShell = texts('shell', english);
