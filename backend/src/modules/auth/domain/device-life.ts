import { DAY_S } from '../../../kernel/durations.js';

/** A device is known for this long after its last login. Browsers keep no cookie longer, and every session is over by then. */
export const DEVICE_S = 400 * DAY_S;

/** How many devices a person may have; one more, and the one that signed in longest ago is signed out. */
export const MAX_DEVICES = 30;
