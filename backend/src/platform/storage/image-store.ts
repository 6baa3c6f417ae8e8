import type { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';

/** Keeps pictures. A key is a relative path such as `<user id>/<picture id>.webp`. */
export abstract class ImageStore {
  /** When this returns the picture outlives a crash. Throws `storage-full` when there is no room. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** As `put`, for what is too large to be held in memory; a stream that breaks off leaves nothing behind. */
  abstract putStream(key: string, stream: Readable): Promise<void>;
  /** Throws `picture-not-found`. */
  abstract get(key: string): Promise<Buffer>;
  /** Throws `picture-not-found` before anything is read; whoever asks must read it to its end or destroy it. */
  abstract getStream(key: string): Promise<Readable>;
  /** Forgets a picture; one that is not there is fine. */
  abstract delete(key: string): Promise<void>;
  /** Forgets everything whose key begins with this folder and a slash; a folder that is not there is fine. */
  abstract deleteFolder(folder: string): Promise<void>;
}

export const pictureNotFound = () =>
  new DomainError('not-found', 'picture-not-found', 'We cannot find this picture.');

export const storageFull = () =>
  new DomainError(
    'unavailable',
    'storage-full',
    'There is no room for pictures on this server right now. Nothing was changed.',
  );

/** `cause` is for the log. */
export const storageAway = (cause?: unknown) =>
  Object.assign(
    new DomainError(
      'unavailable',
      'storage-unavailable',
      'We cannot reach our pictures right now. Please try again in a moment.',
    ),
    { cause },
  );
