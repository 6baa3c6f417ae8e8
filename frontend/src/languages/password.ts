import english from './en/password';
import { texts } from './texts';

/** The texts of passwords. */
export const tPassword = texts('password', english);
