import english from './en/garden';
import { texts } from './texts';

/** The texts of My Garden. */
export const tGarden = texts('garden', english);
