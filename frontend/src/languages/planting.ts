import english from './en/planting';
import { texts } from './texts';

/** The texts of adding a plant, and of changes to one. */
export const tPlanting = texts('planting', english);
