/**
 * A mailed link to choose a new password works for so many minutes. Mail may come a quarter of an hour late (greylisting), and
 * many of our people read it on another device, so ten minutes are too few.
 */
export const RESET_LINK_MINUTES = 30;

/** A mailed link to confirm an email address works for so many hours. It opens nothing without the account's session. */
export const VERIFICATION_LINK_HOURS = 24;

const MINUTE_MS = 60_000;

/** The moment at which a link that is made now stops working. */
export const endOfLink = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);
