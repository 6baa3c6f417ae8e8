import { Injectable } from '@nestjs/common';
import { groupOf } from '@leaflore/vision/groups';
import { speaking } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { prepareBody } from '../../platform/http/prepared-body.js';
import type { PreparedBody } from '../../platform/http/prepared-body.js';
import { LibraryRepository, normaliseName, translated } from '../library/index.js';
import { builtInSighting } from './domain/built-in-sighting.js';
import { compose } from './domain/compose.js';
import { groupNamed } from './domain/group-names.js';
import { SURE } from './domain/finding.js';
import { PLANT_GROUPS } from './domain/plant-groups.js';
import { inReadersLanguage } from './finding-words.js';
import type { KnownPlantDto, KnownPlantsDto } from './device-identification.dto.js';

/**
 * What our own classifier can say about each plant that it knows, for devices that look at photos themselves. Prepared once
 * for each language and version of the library.
 */
@Injectable()
export class KnownPlants {
  private readonly prepared = new Map<LanguageCode, { version: string; body: PreparedBody }>();

  constructor(private readonly library: LibraryRepository) {}

  /** The JSON of a KnownPlantsDto. */
  async body(code: LanguageCode = 'en'): Promise<PreparedBody> {
    const version = await this.library.version();
    const kept = this.prepared.get(code);
    if (kept?.version === version) return kept.body;
    const known: KnownPlantsDto = { sureFrom: SURE, plants: await speaking(code, () => this.list()) };
    const body = prepareBody('application/json; charset=utf-8', Buffer.from(JSON.stringify(known)));
    this.prepared.set(code, { version, body });
    return body;
  }

  private async list(): Promise<KnownPlantDto[]> {
    const classified = await this.library.listClassified();
    const typical = Object.values(PLANT_GROUPS).map((group) => group.typical);
    const named = await this.library.findByNames([
      ...typical,
      ...[...classified.values()].map(({ scientificName }) => scientificName),
    ]);
    const find = ({ scientificName }: { scientificName: string }) => {
      const plant = named.get(normaliseName(scientificName));
      return plant && translated(plant);
    };
    return [...new Set([...Object.keys(PLANT_GROUPS), ...classified.keys()])].map((classId) => ({
      classId,
      finding: {
        ...inReadersLanguage(compose(builtInSighting(alone(classId), classified), find)),
        group: groupNamed(groupOf(classId) ?? '', 1) ?? null,
        onDevice: true,
      },
    }));
  }
}

/** A photo on which the classifier sees this class and nothing else. */
const alone = (classId: string) => ({
  candidates: [{ classId, confidence: 1 }],
  isPlant: { verdict: true, probability: 1, warning: false },
  known: true,
  health: { verdict: 'unsure' as const, probability: 0.5 },
});
