import english from './en/contact';
import { texts } from './texts';

/** The texts of the contact page and its form. */
export const tContact = texts('contact', english);
