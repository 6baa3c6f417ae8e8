import english from './en/key';
import { texts } from './texts';

/** The texts of the plant key. */
export const tKey = texts('key', english);
