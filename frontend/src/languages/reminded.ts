import english from './en/reminded';
import { texts } from './texts';

/** The texts of the page to which a reminder leads. */
export const tReminded = texts('reminded', english);
