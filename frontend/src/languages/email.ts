import english from './en/email';
import { texts } from './texts';

/** The texts of confirming an email address. */
export const tEmail = texts('email', english);
