import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Copies } from '../../platform/images/copies.js';
import { ImageStore } from '../../platform/storage/image-store.js';
import { photoKey, smallKey } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { photoGone, uploadUsed } from './domain/photo.errors.js';
import { PhotoRepository } from './photo.repository.js';

/** Imports photos under the ids that they had. */
@Injectable()
export class PhotoRecords {
  constructor(
    private readonly images: ImageStore,
    private readonly photos: PhotoRepository,
  ) {}

  /** Whose the photos with these ids are; ids that no photo has are left out. */
  owners(ids: string[]): Promise<Map<string, string>> {
    return this.photos.owners(ids);
  }

  /** Whether this person has this photo, whole. */
  async isThere(photo: PhotoAddress): Promise<boolean> {
    if (!(await this.photos.isKept(photo))) return false;
    try {
      (await this.images.getStream(photoKey(photo))).destroy();
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return false;
      throw error;
    }
  }

  /**
   * Keeps a photo under an id that is this person's or nobody's; what nothing refers to within a day goes again. Throws
   * `upload-used` when the id is another person's, and `photo-space-used`.
   */
  async importPhoto(photo: PhotoAddress, { kept, small }: Copies): Promise<void> {
    if (!(await this.photos.claim(photo, kept.length + small.length))) throw uploadUsed();
    await this.images.put(smallKey(photo), small);
    await this.images.put(photoKey(photo), kept);
    if (await this.photos.isKept(photo)) return;
    // The account was deleted meanwhile, and its folder may have been emptied too early.
    await Promise.all([smallKey(photo), photoKey(photo)].map((key) => this.images.delete(key)));
    throw photoGone();
  }
}
