import english from './en/plants';
import { texts } from './texts';

/** The texts of the pages of the library. */
export const tPlants = texts('plants', english);
