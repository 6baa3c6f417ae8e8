import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { PhotoDecoder } from '../../platform/images/photo-decoder.js';
import { assertRoom } from './domain/photo-space.js';
import { uploadUsed } from './domain/photo.errors.js';
import { PhotoRepository } from './photo.repository.js';
import { PhotoStorage } from './photo-storage.js';
import { UploadLinks } from './upload-links.js';

/** The maximum size of one photo, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
const PER_PERSON: Limit = { name: 'upload', points: 120, duration: 3600 };

/** The parameters of an upload link. */
export interface UploadLink {
  id: string;
  expires: string;
  signature: string;
}

/** Receives uploads, one photo per link. */
@Injectable()
export class UploadService {
  constructor(
    private readonly links: UploadLinks,
    private readonly photos: PhotoRepository,
    private readonly decoder: PhotoDecoder,
    private readonly photoStorage: PhotoStorage,
    private readonly limits: RateLimits,
  ) {}

  createLink(userId: string): string {
    return this.links.create(userId);
  }

  /**
   * Asked before the photo is read. Throws the problem with the link (`upload-not-found`, `upload-expired`,
   * `upload-used`), `photo-space-used` or `too-many-tries`.
   */
  async admit(userId: string, { id, expires, signature }: UploadLink): Promise<void> {
    this.links.check(userId, id, expires, signature);
    if (await this.photos.isKnown(id)) throw uploadUsed();
    assertRoom(await this.photos.sumBytes(userId), 1);
    await this.limits.consumeRateLimit(PER_PERSON, userId);
  }

  /**
   * Stores the photo of a link that was admitted, and returns its address. Only a success uses up the link, and of two
   * racing uploads one succeeds. Throws `upload-used`, or the problem with the photo.
   */
  async receive(userId: string, id: string, bytes: Buffer): Promise<string> {
    return this.photoStorage.storePhoto({ userId, id }, await this.decoder.copy(userId, bytes));
  }
}
