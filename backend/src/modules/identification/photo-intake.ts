import { Injectable } from '@nestjs/common';
import { readDataUrl } from '../../platform/images/data-url.js';
import { PhotoCopier } from '../photos/index.js';
import type { Copies } from '../photos/index.js';
import { noPhoto, tooManyPhotos } from './domain/identification.errors.js';

const MAX_PHOTOS = 5;

/** Checks the photos of one request and makes the copies that are kept. */
@Injectable()
export class PhotoIntake {
  constructor(private readonly copier: PhotoCopier) {}

  /** The copies, in order. Throws when a photo is invalid, and keeps none. */
  async read(dataUrls: string[]): Promise<Copies[]> {
    if (dataUrls.length === 0) throw noPhoto();
    if (dataUrls.length > MAX_PHOTOS) throw tooManyPhotos();
    const position = (index: number) => (dataUrls.length > 1 ? index + 1 : undefined);
    const photos = dataUrls.map((url, index) => readDataUrl(url, position(index)));
    return Promise.all(photos.map((bytes, index) => this.copier.copy(bytes, position(index))));
  }
}
