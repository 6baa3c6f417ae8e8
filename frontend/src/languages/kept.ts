import english from './en/kept';
import { texts } from './texts';

/** The texts of answers that this device keeps. */
export const tKept = texts('kept', english);
