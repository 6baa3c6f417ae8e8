import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { startClassifierThread } from '@leaflore/vision/node';
import type { ClassifierThread } from '@leaflore/vision/node';
import { INPUT_SIZE } from '@leaflore/vision';
import type { Classification, Pixels } from '@leaflore/vision';
import sharp from 'sharp';
import { builtInSighting } from '../domain/built-in-sighting.js';
import type { ClassName } from '../domain/built-in-sighting.js';
import { identifierFailed } from '../domain/identification.errors.js';
import type { Sighting } from '../domain/sighting.js';
import { PlantIdentifier } from '../ports/plant-identifier.js';

/** Finds the plant names of the classifier's classes. */
export type ClassNames = (classes: string[]) => Promise<Map<string, ClassName>>;

/** The built-in identifier. It needs no key and no network and knows about 150 plants, and its answers say so. */
export class LocalPlantIdentifier extends PlantIdentifier implements OnApplicationShutdown {
  private readonly log = new Logger(LocalPlantIdentifier.name);
  private thread?: Promise<ClassifierThread>;

  constructor(private readonly names: ClassNames) {
    super();
  }

  async identify(photos: Buffer[]): Promise<Sighting> {
    const seen = await this.classify(photos);
    const names = await this.names(seen.candidates.map(({ classId }) => classId));
    return builtInSighting(seen, names);
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.thread)?.close();
  }

  private async classify(photos: Buffer[]): Promise<Classification> {
    this.thread ??= startClassifierThread({ warned: (warning) => this.log.warn(warning) });
    try {
      return await (await this.thread).classify(await Promise.all(photos.map(toPixels)));
    } catch (error) {
      this.log.error(error);
      throw identifierFailed.unavailable();
    }
  }
}

/** The middle of the photo at the classifier's input size. */
async function toPixels(photo: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(photo)
    .resize(INPUT_SIZE, INPUT_SIZE, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
