import type { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';
import { texts } from '../../kernel/languages/texts.js';

const tPhotos = texts('photos');

/** Stores pictures. A key is a relative path such as `<user id>/<picture id>.webp`. */
export abstract class ImageStore {
  /** Once this returns, the picture survives a crash. Throws `storage-full` when there is no room. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Like `put`, for content that is too large for memory. A stream that breaks off leaves nothing behind. */
  abstract putStream(key: string, stream: Readable): Promise<void>;
  /** Throws `picture-not-found`. */
  abstract get(key: string): Promise<Buffer>;
  /** Throws `picture-not-found` before anything is read. The caller must read the stream to its end or destroy it. */
  abstract getStream(key: string): Promise<Readable>;
  /** Deletes a picture; does nothing if there is none. */
  abstract delete(key: string): Promise<void>;
  /** Deletes everything below this folder; does nothing if there is none. */
  abstract deleteFolder(folder: string): Promise<void>;
  /** The keys of all pictures, in no order. */
  abstract keys(): AsyncIterable<string>;
}

export const pictureNotFound = () =>
  new DomainError('not-found', 'picture-not-found', tPhotos('pictureNotFound'));

export const storageFull = () => new DomainError('unavailable', 'storage-full', tPhotos('storageFull'));

/** `cause` is for the log. */
export const storageAway = (cause?: unknown) =>
  Object.assign(new DomainError('unavailable', 'storage-unavailable', tPhotos('storageAway')), { cause });
