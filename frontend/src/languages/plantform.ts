import english from './en/plantform';
import { texts } from './texts';

/** The texts of the form with the details of a plant. */
export const tPlantform = texts('plantform', english);
