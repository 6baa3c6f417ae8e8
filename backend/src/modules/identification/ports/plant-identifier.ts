import type { Sighting } from '../domain/sighting.js';

/** Something that can tell which plant is on one to five photos, and how it is doing. */
export abstract class PlantIdentifier {
  /** `photos` are WebP. Throws one of `identifierFailed`, and nothing else that is expected. */
  abstract identify(photos: Buffer[]): Promise<Sighting>;
}
