import english from './en/landing';
import { texts } from './texts';

/** The texts of the landing page. */
export const tLanding = texts('landing', english);
