import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { parsePhotoUrl, photoKey, photoUrl, smallKey } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { uploadUsed } from './domain/photo.errors.js';
import type { Copies } from './photo-copier.js';
import { PhotoRepository } from './photo.repository.js';

/** Where people's photos stand: each in two sizes, and each known by a row, so that none is left behind. */
@Injectable()
export class PhotoStorage {
  constructor(
    private readonly images: ImageStore,
    private readonly photos: PhotoRepository,
  ) {}

  /** Stores photos of one person, all or none; answers their addresses. What nothing refers to goes after a day. */
  async storePhotos(userId: string, photos: Copies[]): Promise<string[]> {
    const kept = photos.map((copies) => ({ userId, id: randomUUID(), ...copies }));
    await this.storeAll(userId, kept);
    return kept.map(photoUrl);
  }

  /** As `keep`, for one photo whose id is given. Throws `upload-used` when there is a photo with this id. */
  async storePhoto(photo: PhotoAddress, copies: Copies): Promise<string> {
    await this.storeAll(photo.userId, [{ ...photo, ...copies }]);
    return photoUrl(photo);
  }

  /** The photo at this address. Throws `picture-not-found`. */
  async readPhoto(url: string): Promise<Buffer> {
    const photo = parsePhotoUrl(url);
    if (!photo) throw pictureNotFound();
    return this.images.get(photoKey(photo));
  }

  /** Takes photos away that were kept a moment ago and that nothing refers to yet. */
  async discardPhotos(userId: string, urls: string[]): Promise<void> {
    const photos = urls.flatMap((url) => parsePhotoUrl(url) ?? []).filter((photo) => photo.userId === userId);
    await this.deleteFiles(photos);
    await this.photos.drop(
      userId,
      photos.map(({ id }) => id),
    );
  }

  /** Takes the pictures from the store and leaves their rows. */
  async deleteFiles(photos: PhotoAddress[]): Promise<void> {
    const keys = photos.flatMap((photo) => [smallKey(photo), photoKey(photo)]);
    await Promise.all(keys.map((key) => this.images.delete(key)));
  }

  private async storeAll(userId: string, photos: (PhotoAddress & Copies)[]): Promise<void> {
    const isNew = await this.photos.add(
      userId,
      photos.map(({ id }) => id),
    );
    if (!isNew) throw uploadUsed();
    try {
      // The photo itself comes last: where it is, its thumbnail is.
      await Promise.all(photos.map((photo) => this.images.put(smallKey(photo), photo.small)));
      await Promise.all(photos.map((photo) => this.images.put(photoKey(photo), photo.kept)));
    } catch (error) {
      await this.discardPhotos(userId, photos.map(photoUrl));
      throw error;
    }
  }
}
