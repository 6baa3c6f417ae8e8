import { photoSpaceUsed } from './photo.errors.js';

/** What the photos of one account may take, both sizes together: some ten thousand photos. */
export const MAX_STORED_BYTES = 2 * 1024 ** 3;

/** Throws `photo-space-used` when there is no room for so many bytes more. */
export function assertRoom(storedBytes: number, moreBytes: number): void {
  if (storedBytes + moreBytes > MAX_STORED_BYTES) throw photoSpaceUsed();
}
