import type { Sighting } from '../domain/sighting.js';

/** Counts one call of a paid provider before it is made; false, and not counted, when today's limit is reached. */
export type MayCall = () => Promise<boolean>;

/** Identifies the plant on one to five photos, and its condition. */
export abstract class PlantIdentifier {
  /** `photos` are WebP. Expected failures are all of `identifierFailed`. What costs nothing does not ask `mayCall`. */
  abstract identify(photos: Buffer[], mayCall: MayCall): Promise<Sighting>;
}
