import { Injectable } from '@nestjs/common';
import { readDataUrl } from '../../platform/images/data-url.js';
import { PhotoCopier } from '../photos/index.js';
import type { Copies } from '../photos/index.js';
import { noPhoto, tooManyPhotos } from './domain/identification.errors.js';

const MAX_PHOTOS = 5;

/** Takes in the photos of one plant as they come in a request: checks each, and makes the copies that we keep. */
@Injectable()
export class PhotoIntake {
  constructor(private readonly copier: PhotoCopier) {}

  /** The copies, in order. Throws when one photo is not right, and then none is kept. */
  async read(dataUrls: string[]): Promise<Copies[]> {
    if (dataUrls.length === 0) throw noPhoto();
    if (dataUrls.length > MAX_PHOTOS) throw tooManyPhotos();
    const position = (index: number) => (dataUrls.length > 1 ? index + 1 : undefined);
    const photos = dataUrls.map((url, index) => readDataUrl(url, position(index)));
    return Promise.all(photos.map((bytes, index) => this.copier.copy(bytes, position(index))));
  }
}
