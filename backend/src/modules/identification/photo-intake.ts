import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Copies } from '../../platform/images/copies.js';
import { readDataUrl } from '../../platform/images/data-url.js';
import { PhotoDecoder } from '../../platform/images/photo-decoder.js';
import { PhotoStorage } from '../photos/index.js';
import { noPhoto, tooManyPhotos } from './domain/identification.errors.js';

const MAX_PHOTOS = 5;
/** So much is hashed before other work gets a turn. */
const PIECE_BYTES = 1024 ** 2;

/** The photos of one request: sent with it as data URLs, or uploaded before. */
export interface SentPhotos {
  dataUrls: Buffer[];
  /** Addresses of photos that this person has uploaded. */
  imageUrls: string[];
}

/** Checks the photos of one request, and stores those that came with it. */
@Injectable()
export class PhotoIntake {
  constructor(
    private readonly decoder: PhotoDecoder,
    private readonly photoStorage: PhotoStorage,
  ) {}

  /** The same photos have the same hash. */
  async hash({ dataUrls, imageUrls }: SentPhotos): Promise<string> {
    const hash = createHash('sha256');
    for (const photo of [...dataUrls, ...imageUrls.map((url) => Buffer.from(url))]) {
      for (let at = 0; at < photo.length; at += PIECE_BYTES) {
        hash.update(photo.subarray(at, at + PIECE_BYTES));
        await otherWork();
      }
      hash.update('\n');
    }
    return hash.digest('base64url');
  }

  /** Addresses of the stored photos, in order. Throws when a photo is invalid or not there, and stores none. */
  async store(userId: string, { dataUrls, imageUrls }: SentPhotos): Promise<string[]> {
    const count = dataUrls.length + imageUrls.length;
    if (count === 0) throw noPhoto();
    if (count > MAX_PHOTOS) throw tooManyPhotos();
    await this.photoStorage.assertStored(userId, imageUrls);
    const copies: Copies[] = [];
    // One after the other: a person has one photo under way, and what comes after a bad one is not worth the work.
    for (const [index, url] of dataUrls.entries()) {
      const position = dataUrls.length > 1 ? index + 1 : undefined;
      copies.push(await this.decoder.copy(userId, await readDataUrl(url, position), position));
    }
    if (!copies.length) return imageUrls;
    return [...imageUrls, ...(await this.photoStorage.storePhotos(userId, copies))];
  }

  /** Deletes the photos that came with a request which was refused; uploads are left for the next try. */
  discard(userId: string, stored: string[], { imageUrls }: SentPhotos): Promise<void> {
    return this.photoStorage.discardPhotos(
      userId,
      stored.filter((url) => !imageUrls.includes(url)),
    );
  }
}
