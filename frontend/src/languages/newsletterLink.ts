import english from './en/newsletterLink';
import { texts } from './texts';

/** The texts of the page that the links of the newsletter’s mails lead to. */
export const tNewsletterLink = texts('newsletterLink', english);
