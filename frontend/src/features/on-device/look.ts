import type { Classification } from '@leaflore/vision';
import type { FindingDto, KnownPlantsDto } from '../../shared/api/api';
import { readKnownPlants } from '../../shared/lib/identifier/files';
import { startIdentifier } from '../../shared/lib/identifier/identifier';
import { pixelsOf } from '../../shared/lib/identifier/pixels';
import { randomKey } from '../../shared/lib/random-key';
import type { KeptAnswer } from '../../shared/offline/kept-answers';
import { findingOf } from './device-finding';

/** The words about the plants that are on this device. */
export async function knownPlants(): Promise<KnownPlantsDto> {
  const kept = await readKnownPlants();
  if (!kept) throw new Error('The words about the plants are not here');
  return (await kept.json()) as KnownPlantsDto;
}

/** Looks at photos of one plant on this device. Rejects when it cannot. */
export async function lookAt(photos: Blob[], owner: string | null): Promise<KeptAnswer> {
  const pixels = await Promise.all(photos.map(pixelsOf));
  const known = await knownPlants();
  const identifier = await startIdentifier();
  try {
    const seen = await identifier.classify(pixels);
    const finding = findingOf(seen, known);
    if (!finding) throw new Error('The words about the plants are of another version');
    return answerOf({ photos, owner, seen, finding });
  } finally {
    identifier.close();
  }
}

/** An answer as it is kept and sent. */
function answerOf({
  seen: { candidates, isPlant, known, sure, group, health },
  ...rest
}: {
  photos: Blob[];
  owner: string | null;
  seen: Classification;
  finding: FindingDto;
}): KeptAnswer {
  const seen = { candidates, isPlant, known, sure, health, ...(group && { group: group.id }) };
  return { ...rest, seen, key: randomKey(), seenAt: new Date().toISOString() };
}
