import english from './en/gardens';
import { texts } from './texts';

/** The texts of the way to the gardens of others. */
export const tGardens = texts('gardens', english);
