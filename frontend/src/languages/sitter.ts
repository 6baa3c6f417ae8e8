import english from './en/sitter';
import { texts } from './texts';

/** The texts of the page of a plant sitter. */
export const tSitter = texts('sitter', english);
