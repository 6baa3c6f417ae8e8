/** Notified in Postgres, with "id state", whenever an identification moves on. */
export const IDENTIFICATION_CHANNEL = 'identification';
