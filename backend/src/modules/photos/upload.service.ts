import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { Limit } from '../../platform/http/rate-limits.js';
import { uploadUsed } from './domain/photo.errors.js';
import { PhotoCopier } from './photo-copier.js';
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
    private readonly copier: PhotoCopier,
    private readonly photoStorage: PhotoStorage,
    private readonly limits: RateLimits,
  ) {}

  createLink(userId: string): string {
    return this.links.create(userId);
  }

  /**
   * Stores the photo and returns its address. Only a success uses up the link, and of two racing uploads one
   * succeeds. Throws the problem with the link (`upload-not-found`, `upload-expired`, `upload-used`) or with the
   * photo.
   */
  async receive(userId: string, { id, expires, signature }: UploadLink, bytes: Buffer): Promise<string> {
    this.links.check(userId, id, expires, signature);
    if (await this.photos.isKnown(id)) throw uploadUsed();
    await this.limits.consumeRateLimit(PER_PERSON, userId);
    return this.photoStorage.storePhoto({ userId, id }, await this.copier.copy(bytes));
  }
}
