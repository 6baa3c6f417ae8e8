import english from './en/about';
import { texts } from './texts';

/** The texts of the about page. */
export const tAbout = texts('about', english);
