import { DomainError } from '../../../kernel/domain-error.js';
import type { Sighting } from '../domain/sighting.js';
import { withSecondOpinion } from '../domain/second-opinion.js';
import { PlantIdentifier } from '../ports/plant-identifier.js';
import type { MayCall } from '../ports/plant-identifier.js';

/**
 * Asks two identifiers at once, the second of which is free: agreement raises the confidence, otherwise both answers
 * are shown. Where the first cannot answer, the second stands in for it.
 */
export class SecondOpinionIdentifier extends PlantIdentifier {
  constructor(
    private readonly first: PlantIdentifier,
    private readonly second: PlantIdentifier,
  ) {
    super();
  }

  async identify(photos: Buffer[], mayCall: MayCall): Promise<Sighting> {
    const second = this.second.identify(photos, mayCall).catch((): undefined => undefined);
    try {
      const sighting = await this.first.identify(photos, mayCall);
      const other = await second;
      return other ? withSecondOpinion(sighting, other) : sighting;
    } catch (error) {
      const other = isUnavailable(error) && (await second);
      if (other) return { ...other, standsIn: true };
      throw error;
    }
  }
}

/** A provider that did not want to judge the photo has answered; one that is away, busy, slow or unreadable has not. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.kind === 'unavailable';
