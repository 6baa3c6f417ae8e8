import english from './en/year';
import { texts } from './texts';

/** The texts of the year of a plant and of the garden. */
export const tYear = texts('year', english);
