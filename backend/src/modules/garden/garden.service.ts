import { Injectable } from '@nestjs/common';
import { hemisphereOf } from '../../kernel/hemisphere.js';
import { localDateOf } from '../../kernel/local-date.js';
import type { LocalDate } from '../../kernel/local-date.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { timeZoneOf } from '../auth/index.js';
import { careRhythm, LibraryRepository } from '../library/index.js';
import type { LibraryPlant } from '../library/index.js';
import { CareRepository } from './care.repository.js';
import { dueOf, todayOf } from './care.service.js';
import type { Gardener } from './care.service.js';
import { notYet } from './domain/care.errors.js';
import { DEFAULT_LIGHT_NEEDS, DEFAULT_WATER_NEEDS, ownPicture } from './domain/plant.js';
import type { NewPlant, Plant, PlantChange } from './domain/plant.js';
import { daysOfWords, rhythmsOf } from './domain/rhythms.js';
import { schedule } from './domain/schedule.js';
import type { FirstTask } from './garden.repository.js';
import { GardenRepository } from './garden.repository.js';

/** What was deleted can be brought back for so long. */
const KEPT_DAYS = 30;

/** What somebody tells of a plant; only its name is needed. */
export type ToldPlant = Pick<NewPlant, 'commonName'> & {
  [Member in Exclude<keyof NewPlant, 'userId' | 'commonName'>]?: NewPlant[Member] | null;
};

@Injectable()
export class GardenService {
  constructor(
    private readonly garden: GardenRepository,
    private readonly care: CareRepository,
    private readonly library: LibraryRepository,
    private readonly database: Database,
  ) {}

  /**
   * Puts a plant into the garden with its care schedule; what was not told is taken from the library, if it is there.
   * Throws `not-yet` where it was last watered on a day to come.
   */
  async add(gardener: Gardener, told: ToldPlant): Promise<Plant> {
    const today = todayOf(gardener);
    const wateredOn = told.lastWatered ? localDateOf(new Date(told.lastWatered), timeZoneOf(gardener)) : null;
    if (wateredOn && wateredOn > today) throw notYet();
    const known = await this.findKnown(told);
    const plant = complete(gardener, told, known);
    return this.garden.add(plant, this.firstTasks(gardener, plant, { today, wateredOn }, known), today);
  }

  /** Throws `plant-not-found`. Where it stands changes when it is watered next. */
  change(gardener: Gardener, id: string, change: PlantChange): Promise<Plant> {
    const today = todayOf(gardener);
    if (change.imageUrl) ownPicture(change.imageUrl, gardener.id);
    return this.database.transaction(async () => {
      await this.garden.change(id, gardener.id, change);
      if (change.light !== undefined || change.potCm !== undefined || change.waterNeeds)
        await this.reschedule(gardener, id, change.waterNeeds);
      return this.garden.get(id, gardener.id, today);
    });
  }

  /** Forgets for good what nobody brought back. */
  @Every(3600)
  purge(): Promise<void> {
    return this.garden.purge(KEPT_DAYS);
  }

  private async reschedule(gardener: Gardener, plantId: string, waterNeeds?: string): Promise<void> {
    const task = await this.care.lockKind(plantId, gardener.id, 'water');
    if (!task) return;
    const days = waterNeeds ? daysOfWords(waterNeeds) : undefined;
    const changed = days && !task.isOwnRhythm ? { ...task, growingDays: days, restingDays: days } : task;
    await this.care.set(gardener.id, task.id, changed, dueOf(gardener, changed));
  }

  /** Its entry, or the one that bears its name when nothing was told of its care. */
  private async findKnown({ libraryId, commonName, scientificName, waterNeeds }: ToldPlant) {
    if (libraryId) return this.library.findById(libraryId);
    if (waterNeeds) return undefined;
    const found = await this.library.findByNames([scientificName ?? '', commonName]);
    return [...found.values()][0];
  }

  private firstTasks(
    gardener: Gardener,
    { waterNeeds, light, potCm }: NewPlant,
    { today: startsOn, wateredOn }: { today: LocalDate; wateredOn: LocalDate | null },
    known?: LibraryPlant,
  ): FirstTask[] {
    const hemisphere = hemisphereOf(timeZoneOf(gardener));
    const rhythms = rhythmsOf(waterNeeds, known && { ...known, ...careRhythm(known) });
    const watered = wateredOn ? [{ answer: 'done' as const, on: wateredOn }] : [];
    return rhythms.map((rhythm) => {
      const answers = rhythm.kind === 'water' ? watered : [];
      return {
        ...rhythm,
        ...schedule({ rhythm, conditions: { light, potCm }, hemisphere, answers, startsOn }),
      };
    });
  }
}

/** What was told, then what the library knows, then the usual. */
function complete({ id: userId }: Gardener, told: ToldPlant, known?: LibraryPlant): NewPlant {
  return {
    userId,
    libraryId: known?.id ?? null,
    commonName: told.commonName,
    scientificName: told.scientificName ?? known?.scientificName ?? null,
    description: told.description ?? known?.description ?? null,
    imageUrl: ownPicture(told.imageUrl ?? known?.imageUrl ?? null, userId),
    waterNeeds: told.waterNeeds ?? known?.waterNeeds ?? DEFAULT_WATER_NEEDS,
    lightNeeds: told.lightNeeds ?? known?.lightNeeds ?? DEFAULT_LIGHT_NEEDS,
    soilType: told.soilType ?? known?.soilType ?? null,
    careInstructions: told.careInstructions ?? known?.careInstructions ?? null,
    place: told.place ?? null,
    light: told.light ?? null,
    potCm: told.potCm ?? null,
    lastWatered: told.lastWatered ? new Date(told.lastWatered).toISOString() : null,
  };
}
