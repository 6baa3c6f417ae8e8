import english from './en/data';
import { texts } from './texts';

/** The texts of a person’s own data. */
export const tData = texts('data', english);
