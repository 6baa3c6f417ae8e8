import english from './en/certainty';
import { texts } from './texts';

/** The texts of how sure we are. */
export const tCertainty = texts('certainty', english);
