import type { Sighting } from '../domain/sighting.js';

/** The identifier that needs no key and no network. Only workers have it. */
export abstract class BuiltInIdentifier {
  /** `photos` are WebP. Throws `identifier-unavailable`. */
  abstract identify(photos: Buffer[]): Promise<Sighting>;
}
