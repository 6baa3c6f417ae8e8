import { contentKeys } from '../../shared/lib/content-keys';

/** The ids of photos say nothing of whose they are, and nobody else's photos have them. */
const attempts = contentKeys('identify', undefined);

/** The idempotency key of these photos: while nothing has failed for good, the same photos are the same identification. */
export const keyOf = (photos: { id: number }[]): string => attempts.keyOf(photos.map(({ id }) => id).join());

/** The next attempt is another identification, also with the same photos. */
export const forgetAttempt = attempts.forget;
