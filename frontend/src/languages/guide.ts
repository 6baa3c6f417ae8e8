import english from './en/guide';
import { texts } from './texts';

/** The texts of the care guide of a plant. */
export const tGuide = texts('guide', english);
