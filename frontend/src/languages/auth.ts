import english from './en/auth';
import { texts } from './texts';

/** The texts of logging in and signing up. */
export const tAuth = texts('auth', english);
