/** Notified in Postgres whenever the outbox has something new. */
export const OUTBOX_CHANNEL = 'outbox';
