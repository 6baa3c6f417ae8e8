import english from './en/sample';
import { texts } from './texts';

/** The texts of the sample garden. */
export const tSample = texts('sample', english);
