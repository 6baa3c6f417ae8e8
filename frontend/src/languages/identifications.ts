import english from './en/identifications';
import { texts } from './texts';

/** The texts of identifications that were kept. */
export const tIdentifications = texts('identifications', english);
