import english from './en/newsletter';
import { texts } from './texts';

/** The texts of the card with which people subscribe to the newsletter. */
export const tNewsletter = texts('newsletter', english);
