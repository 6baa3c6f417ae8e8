import english from './en/home';
import { texts } from './texts';

/** The texts of Home. */
export const tHome = texts('home', english);
