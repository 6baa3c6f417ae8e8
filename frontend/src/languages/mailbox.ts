import english from './en/mailbox';
import { texts } from './texts';

/** The texts of the mailbox of admins. */
export const tMailbox = texts('mailbox', english);
