/** NUL and halves of letters, which Postgres cannot keep in a text, and what turns the direction of all that is written after it. */
const HARMFUL = /[\0\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu;
/** What is not seen, such as what a phone copies along with an address of its contacts. */
const UNSEEN = /[\p{Cf}\p{DI}]/gu;

/** A text as it can be stored, and as it says nothing wrong beside others. */
export const storable = (text: string): string => text.replace(HARMFUL, '');

/** An address as it is seen: one that looks the same is the same. */
export const seen = (address: string): string => address.replace(UNSEEN, '');
