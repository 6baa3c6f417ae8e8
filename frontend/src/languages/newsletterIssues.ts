import english from './en/newsletterIssues';
import { texts } from './texts';

/** The texts of the page with which admins send the newsletter. */
export const tNewsletterIssues = texts('newsletterIssues', english);
