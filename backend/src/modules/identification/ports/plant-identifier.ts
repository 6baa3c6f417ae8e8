import type { Sighting } from '../domain/sighting.js';

/** Identifies the plant on one to five photos, and its condition. */
export abstract class PlantIdentifier {
  /** `photos` are WebP. Expected failures are all of `identifierFailed`. */
  abstract identify(photos: Buffer[]): Promise<Sighting>;
}
