import english from './en/care';
import { texts } from './texts';

/** The texts of plants and their care. */
export const tCare = texts('care', english);
