import english from './en/display';
import { texts } from './texts';

/** The texts of the display settings. */
export const tDisplay = texts('display', english);
