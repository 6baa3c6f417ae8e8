import english from './en/fields';
import { texts } from './texts';

/** The texts of fields. */
export const tFields = texts('fields', english);
