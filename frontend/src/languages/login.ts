import english from './en/login';
import { texts } from './texts';

/** The texts of two-step login and passkeys. */
export const tLogin = texts('login', english);
