import { randomKey } from '../../shared/lib/random-key';

/** The last attempt and its key, for as long as the tab is open: the same photos may be sent again. */
const attempt = { photos: '', key: '' };

/** The idempotency key of these photos: while nothing has failed for good, the same photos are the same identification. */
export function keyOf(photos: { id: number }[]): string {
  const ids = photos.map(({ id }) => id).join();
  if (attempt.photos !== ids) Object.assign(attempt, { photos: ids, key: randomKey() });
  return attempt.key;
}

/** The next attempt is another identification, also with the same photos. */
export const forgetAttempt = () => void (attempt.photos = '');
