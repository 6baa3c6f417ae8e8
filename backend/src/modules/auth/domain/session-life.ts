import { DAY_S, HOUR_S } from '../../../kernel/durations.js';

/** A session ends when it was not used for this long. */
export const SESSION_S = 30 * DAY_S;
/** It ends this long after the login, however often it is used. */
export const MAX_SESSION_S = 180 * DAY_S;
/** For so long after the login, or after the password was entered again, a session may do what `@ConfirmedLately` guards. */
export const CONFIRMED_S = 600;
/** When it was last used is noted at most this often, so that most requests only read. */
export const NOTE_EVERY_S = HOUR_S;
