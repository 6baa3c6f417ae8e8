/** Why a call is refused whose `Idempotency-Key` was used for a different one before. Nothing is changed then. */
export const ALREADY_SENT = 'This was already sent once. Please load the page again.';
