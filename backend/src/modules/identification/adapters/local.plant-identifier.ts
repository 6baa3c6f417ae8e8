import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { startClassifierThread } from '@leaflore/vision/node';
import type { ClassifierThread } from '@leaflore/vision/node';
import { INPUT_SIZE } from '@leaflore/vision';
import type { Classification, Pixels } from '@leaflore/vision';
import sharp from 'sharp';
import { identifierFailed } from '../domain/identification.errors.js';
import { PLANT_GROUPS } from '../domain/plant-groups.js';
import type { Condition, Guess, Sighting } from '../domain/sighting.js';
import { PlantIdentifier } from '../ports/plant-identifier.js';

/** Finds the plant names of the classifier's classes. */
export type ClassNames = (classes: string[]) => Promise<Map<string, Omit<Guess, 'confidence'>>>;

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
    const guesses = seen.candidates.flatMap(({ classId, confidence }): Guess[] => {
      const name = PLANT_GROUPS[classId] ?? names.get(classId);
      return name ? [{ ...name, confidence }] : [];
    });
    return {
      provider: 'local',
      model: 'leaflore-vision',
      isPlant: seen.isPlant.verdict,
      mayNotBeAPlant: seen.isPlant.warning,
      isKnown: seen.known,
      isSure: seen.sure,
      guesses,
      condition: conditionOf(seen),
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.thread)?.close();
  }

  private async classify(photos: Buffer[]): Promise<Classification> {
    this.thread ??= startClassifierThread();
    try {
      return await (await this.thread).classify(await Promise.all(photos.map(toPixels)));
    } catch (error) {
      this.log.error(error);
      throw identifierFailed.unavailable();
    }
  }
}

const conditionOf = ({ health: { verdict, probability } }: Classification): Condition =>
  verdict === 'unsure' ? { verdict: 'unknown' } : { verdict, stress: probability };

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
