import english from './en/account';
import { texts } from './texts';

/** The messages of the profile. */
export const tAccount = texts('account', english);
