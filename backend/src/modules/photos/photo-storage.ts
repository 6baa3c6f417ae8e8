import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { parsePhotoUrl, photoKey, photoUrl, smallKey } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { uploadUsed } from './domain/photo.errors.js';
import type { Copies } from './photo-copier.js';
import { PhotoRepository } from './photo.repository.js';

/** Stores people's photos in two sizes. Each photo has a row, so that none is forgotten in the store. */
@Injectable()
export class PhotoStorage {
  constructor(
    private readonly images: ImageStore,
    private readonly photos: PhotoRepository,
  ) {}

  /**
   * Stores photos of one person, all or none; returns their addresses. Photos that nothing refers to are deleted
   * after a day.
   */
  async storePhotos(userId: string, photos: Copies[]): Promise<string[]> {
    const kept = photos.map((copies) => ({ userId, id: randomUUID(), ...copies }));
    await this.storeAll(userId, kept);
    return kept.map(photoUrl);
  }

  /** Like `storePhotos`, for one photo with a given id. Throws `upload-used` if a photo has this id already. */
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

  /** Deletes photos that were just stored and that nothing refers to yet. */
  async discardPhotos(userId: string, urls: string[]): Promise<void> {
    const photos = urls.flatMap((url) => parsePhotoUrl(url) ?? []).filter((photo) => photo.userId === userId);
    await this.deleteFiles(photos);
    await this.photos.drop(
      userId,
      photos.map(({ id }) => id),
    );
  }

  /** Deletes the files and leaves the rows. */
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
      // The photo is written last, so a photo always has its thumbnail.
      await Promise.all(photos.map((photo) => this.images.put(smallKey(photo), photo.small)));
      await Promise.all(photos.map((photo) => this.images.put(photoKey(photo), photo.kept)));
    } catch (error) {
      await this.discardPhotos(userId, photos.map(photoUrl));
      throw error;
    }
  }
}
