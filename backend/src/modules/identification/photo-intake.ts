import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { readDataUrl } from '../../platform/images/data-url.js';
import { toKeptCopy } from '../../platform/images/photo.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { busy, noPhoto, tooManyPhotos } from './domain/identification.errors.js';

const MOST_PHOTOS = 5;
/** Decoding takes memory: so many photos at once, and so many waiting, per process. */
const AT_ONCE = 2;
const WAITING = 250;

/** Takes in photos as they come: checks each, makes the copy that we keep, and stores it. */
@Injectable()
export class PhotoIntake {
  private readonly gate = bulkhead(AT_ONCE, WAITING);

  constructor(private readonly images: ImageStore) {}

  /** The copies, in order. Throws when one photo is not right, and then none is kept. */
  async read(dataUrls: string[]): Promise<Buffer[]> {
    if (dataUrls.length === 0) throw noPhoto();
    if (dataUrls.length > MOST_PHOTOS) throw tooManyPhotos();
    const position = (index: number) => (dataUrls.length > 1 ? index + 1 : undefined);
    const photos = dataUrls.map((url, index) => readDataUrl(url, position(index)));
    return Promise.all(photos.map((bytes, index) => this.queued(() => toKeptCopy(bytes, position(index)))));
  }

  /** Keys of the stored photos. */
  async keep(userId: string, photos: Buffer[]): Promise<string[]> {
    const keys = photos.map(() => `${userId}/${randomUUID()}.webp`);
    await Promise.all(photos.map((photo, index) => this.images.put(keys[index]!, photo)));
    return keys;
  }

  async forget(keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.images.delete(key)));
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.gate.execute(work);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw busy();
      throw error;
    }
  }
}
