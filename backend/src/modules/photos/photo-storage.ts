import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error.js';
import type { Copies } from '../../platform/images/copies.js';
import { authenticationRequired } from '../../platform/http/access.js';
import { ImageStore, pictureNotFound } from '../../platform/storage/image-store.js';
import { parsePhotoUrl, photoKey, photoUrl, smallKey } from './domain/photo-address.js';
import type { PhotoAddress } from './domain/photo-address.js';
import { photoGone, uploadUsed } from './domain/photo.errors.js';
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

  /** The photo at this address, or its thumbnail. Throws `picture-not-found`. */
  async readPhoto(url: string, size: 'whole' | 'small' = 'whole'): Promise<Buffer> {
    const photo = parsePhotoUrl(url);
    if (!photo) throw pictureNotFound();
    return this.images.get(size === 'small' ? smallKey(photo) : photoKey(photo));
  }

  /** Throws `photo-gone` unless all of these addresses are photos of this person, and whole. */
  async assertStored(userId: string, urls: string[]): Promise<void> {
    await Promise.all(
      urls.map(async (url) => {
        const photo = parsePhotoUrl(url);
        if (photo?.userId !== userId) throw photoGone();
        const stream = await this.images.getStream(photoKey(photo)).catch((error: unknown) => {
          throw error instanceof DomainError && error.kind === 'not-found' ? photoGone() : error;
        });
        stream.destroy();
      }),
    );
  }

  /** Keeps the photos at these addresses from being removed until the transaction ends that puts them to use. Throws `photo-gone`. */
  async holdPhotos(userId: string, urls: string[]): Promise<void> {
    const ids = [...new Set(urls.flatMap((url) => parsePhotoUrl(url)?.id ?? []))];
    if ((await this.photos.hold(userId, ids)) !== ids.length) throw photoGone();
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
    const rows = photos.map(({ id, kept, small }) => ({ id, bytes: kept.length + small.length }));
    if (!(await this.photos.add(userId, rows))) throw uploadUsed();
    try {
      // The photo is written last, so a photo always has its thumbnail.
      await Promise.all(photos.map((photo) => this.images.put(smallKey(photo), photo.small)));
      await Promise.all(photos.map((photo) => this.images.put(photoKey(photo), photo.kept)));
      // An account that was deleted meanwhile took the rows along, and its folder may have been emptied too early.
      if (!(await this.photos.areKept(userId, rows))) throw authenticationRequired();
    } catch (error) {
      await this.discardPhotos(userId, photos.map(photoUrl));
      throw error;
    }
  }
}
