import english from './en/difficulty';
import { texts } from './texts';

/** The texts of how difficult a plant is. */
export const tDifficulty = texts('difficulty', english);
