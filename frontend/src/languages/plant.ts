import english from './en/plant';
import { texts } from './texts';

/** The texts of the page of a plant. */
export const tPlant = texts('plant', english);
