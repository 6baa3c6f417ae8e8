import type { Sighting } from '../domain/sighting.js';
import { withSecondOpinion } from '../domain/second-opinion.js';
import { PlantIdentifier } from '../ports/plant-identifier.js';

/**
 * Asks two identifiers at once, the second of which is free: agreement raises the confidence, otherwise both answers
 * are shown.
 */
export class SecondOpinionIdentifier extends PlantIdentifier {
  constructor(
    private readonly first: PlantIdentifier,
    private readonly second: PlantIdentifier,
  ) {
    super();
  }

  async identify(photos: Buffer[]): Promise<Sighting> {
    const [sighting, other] = await Promise.all([
      this.first.identify(photos),
      this.second.identify(photos).catch((): undefined => undefined),
    ]);
    return other ? withSecondOpinion(sighting, other) : sighting;
  }
}
