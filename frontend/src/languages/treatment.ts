import english from './en/treatment';
import { texts } from './texts';

/** The texts of what is said of the plan of an unwell plant. */
export const tTreatment = texts('treatment', english);
