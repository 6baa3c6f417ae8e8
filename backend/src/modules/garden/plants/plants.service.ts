import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { DAY_MS, HOUR_S } from '../../../kernel/durations.js';
import type { InJson } from '../../../kernel/json.js';
import { addDays, isLocalDate } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { KEPT_DAYS } from '../../../kernel/retention.js';
import { Database } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/http/page.js';
import { Every } from '../../../platform/queue/every.js';
import { careCalendar, careFacts, LibraryRepository, normaliseName } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { CareService } from '../care/care.service.js';
import type { Answered, Reply } from '../care/care.service.js';
import { ScheduleService } from '../care/schedule.service.js';
import { keyUsedElsewhere, notYet } from '../domain/care.errors.js';
import { isOtherSpecies, nameForGuide, takenFrom } from '../domain/found-guide.js';
import { dayOf, dueOf, momentOf, readerOf, todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import {
  CHANGEABLE,
  DEFAULT_LIGHT_NEEDS,
  DEFAULT_WATER_NEEDS,
  ownPicture,
  plantNotFound,
  WATERED_DAYS_AGO,
} from '../domain/plant.js';
import type { DeletedPlant, NewPlant, Plant, PlantChange, Watered } from '../domain/plant.js';
import { rhythmsOf } from '../domain/rhythms.js';
import { HealthService } from '../health/health.service.js';
import { storedWords } from '../library-words.js';
import type { FirstTask } from './plant.repository.js';
import { PlantRepository } from './plant.repository.js';

/** What a gardener says about a new plant; only its name is needed. */
export type PlantInput = Pick<NewPlant, 'commonName'> & {
  [Member in Exclude<keyof NewPlant, 'userId' | 'commonName'>]?: InJson<NewPlant[Member]> | null;
} & {
  /** When it was last watered, as people remember it; `lastWatered` says it to the day. */
  watered?: Watered | null;
};

export interface WateringRecord extends Pick<Answered, 'eventId' | 'learnt' | 'alreadyDone'> {
  plant: Plant;
}

/** The plants of a garden: what a gardener can do with them. */
@Injectable()
export class PlantsService {
  constructor(
    private readonly plants: PlantRepository,
    private readonly care: CareService,
    private readonly schedules: ScheduleService,
    private readonly health: HealthService,
    private readonly library: LibraryRepository,
    private readonly database: Database,
  ) {}

  /**
   * Puts a plant into the garden with its care schedule; what the input leaves out is taken from the library, if it is there.
   * The same key is the same plant, so a repeat changes nothing. Throws `not-yet` where it was last watered on a day to come, and
   * `key-used-elsewhere`; for a repeat also `plant-not-found`, where the plant was removed since.
   */
  async add(gardener: Gardener, input: PlantInput, key?: string): Promise<Plant> {
    const today = todayOf(gardener);
    const lastWatered = lastWateredOf(gardener, input, today);
    const wateredOn = lastWatered && dayOf(gardener, lastWatered);
    if (wateredOn && wateredOn > today) throw notYet();
    const known = await this.findKnown(input);
    const id = key ? nameUuid(key, gardener.id) : randomUUID();
    const plant = { id, ...complete(gardener, input, known), lastWatered };
    const tasks = this.firstTasks(gardener, plant, { today, wateredOn }, known);
    const added = await this.plants.add(plant, tasks, readerOf(gardener, today), gardener.member?.id);
    return added ?? this.addedBefore(gardener, plant);
  }

  /** Newest first; those that are kept, or the archived ones. */
  list(gardener: Gardener, isArchived: boolean, limit: number, after?: Position): Promise<Plant[]> {
    return this.plants.list(gardener.id, readerOf(gardener), isArchived, limit, after);
  }

  /** Throws `plant-not-found`, as all that follow do, also for another gardener's plant. */
  get(gardener: Gardener, id: string): Promise<Plant> {
    return this.plants.get(id, gardener.id, readerOf(gardener));
  }

  /**
   * What the change leaves out stays. Where the plant stands changes when it is watered next; a name that the library knows gives a plant
   * its guide.
   */
  updatePlant(gardener: Gardener, id: string, { problem, ...change }: PlantChange): Promise<Plant> {
    if (change.imageUrl) ownPicture(change.imageUrl, gardener);
    return this.database.transaction(async () => {
      const stood = change.outdoors === undefined ? undefined : await this.plants.lockPlace(id, gardener.id);
      await this.plants.updatePlant(id, gardener.id, change);
      if (change.commonName || change.scientificName) await this.findGuide(gardener, id, change);
      if (problem !== undefined) await this.health.describe(gardener, id, problem);
      if (stood && stood.outdoors !== change.outdoors) await this.schedules.moveTo(gardener, id);
      if (change.light !== undefined || change.potCm !== undefined || change.waterNeeds)
        await this.schedules.reschedule(gardener, id, change.waterNeeds);
      return this.plants.get(id, gardener.id, readerOf(gardener));
    });
  }

  /** It can be restored for 30 days. */
  remove(gardener: Gardener, id: string): Promise<void> {
    return this.plants.remove(id, gardener.id);
  }

  async restore(gardener: Gardener, id: string): Promise<Plant> {
    await this.plants.restore(id, gardener.id);
    return this.get(gardener, id);
  }

  /** Those that can still be restored, newest first. */
  async listDeleted(gardener: Gardener): Promise<DeletedPlant[]> {
    const plants = await this.plants.listDeleted(gardener.id, KEPT_DAYS.deletedPlants);
    return plants.map(({ deletedAt, ...plant }) => {
      const goneAt = new Date(deletedAt.getTime() + KEPT_DAYS.deletedPlants * DAY_MS);
      return { ...plant, deletedAt, goneAt };
    });
  }

  /** Records that it was watered; a repeat with the same key changes nothing. */
  async water(gardener: Gardener, id: string, reply: Reply): Promise<WateringRecord> {
    const written = await this.care.answerKind(gardener, id, 'water', reply);
    if (!written) throw plantNotFound();
    const { eventId, learnt, alreadyDone, plant = await this.get(gardener, id) } = written;
    return { eventId, learnt, alreadyDone, plant };
  }

  /** Deletes for good what was not restored in time. */
  @Every(HOUR_S)
  purge(): Promise<void> {
    return this.plants.purge(KEPT_DAYS.deletedPlants);
  }

  /** The plant that has this id already. Throws `key-used-elsewhere` where it differs: one that was changed or watered since does, too. */
  private async addedBefore(gardener: Gardener, again: NewPlant & { id: string }): Promise<Plant> {
    const added = await this.get(gardener, again.id);
    const [before, now] = [storedWords(added), storedWords(again)];
    const wateredOn = ({ lastWatered }: NewPlant) => lastWatered && dayOf(gardener, lastWatered);
    const isSame =
      (['libraryId', ...CHANGEABLE] as const).every((member) => before[member] === now[member]) &&
      wateredOn(before) === wateredOn(now);
    if (!isSame) throw keyUsedElsewhere();
    return added;
  }

  /** Its entry in the library, or the one with its name, in the plural too, where the input says nothing about its care. */
  private async findKnown({ libraryId, commonName, scientificName, waterNeeds }: PlantInput) {
    if (libraryId) return this.library.findById(libraryId);
    if (waterNeeds) return undefined;
    return this.findNamed(commonName, scientificName ?? '');
  }

  /** The entry of the library with one of these names, or whose name in the plural is the first. */
  private async findNamed(commonName: string, scientificName = '') {
    const found = await this.library.findByNames([scientificName, commonName]);
    return [...found.values()][0] ?? this.library.findOneOf(commonName);
  }

  /**
   * Gives a plant the guide of its new name, if the library knows that, and the rhythms of the guide. One that has a guide gets another only
   * with the scientific name of another species.
   */
  private async findGuide(gardener: Gardener, id: string, change: PlantChange): Promise<void> {
    const plant = storedWords(await this.plants.get(id, gardener.id, readerOf(gardener)));
    const before = plant.libraryId ? await this.library.findById(plant.libraryId) : undefined;
    const known = before
      ? await this.findSpecies(change.scientificName)
      : await this.findNamed(nameForGuide(plant));
    if (!known || (before && !isOtherSpecies(known, before))) return;
    const taken = takenFrom(known, plant, before);
    await this.plants.takeGuide(id, gardener.id, taken);
    const keepsWatering = change.waterNeeds !== undefined || taken.waterNeeds !== known.waterNeeds;
    await this.schedules.takeGuide(gardener, id, keepsWatering, before);
  }

  /** The entry with this scientific name. */
  private async findSpecies(scientificName?: string | null): Promise<LibraryPlant | undefined> {
    if (!scientificName) return undefined;
    const name = normaliseName(scientificName);
    const found = (await this.library.findByNames([scientificName])).get(name);
    return found && normaliseName(found.scientificName) === name ? found : undefined;
  }

  private firstTasks(
    gardener: Gardener,
    { waterNeeds, light, potCm, outdoors }: NewPlant,
    { today: startsOn, wateredOn }: { today: LocalDate; wateredOn: LocalDate | null },
    known?: LibraryPlant,
  ): FirstTask[] {
    const rhythms = rhythmsOf(waterNeeds, outdoors, known && careFacts(known));
    const watered = wateredOn ? [{ answer: 'done' as const, on: wateredOn }] : [];
    return rhythms.map((rhythm) => {
      const answers = rhythm.kind === 'water' ? watered : [];
      return {
        ...rhythm,
        ...dueOf(gardener, { ...rhythm, conditions: { light, potCm }, answers, startsOn }),
      };
    });
  }
}

/** The instant of the last watering, of a day on the gardener's own clock; null where nobody knows it. Throws `not-yet`. */
function lastWateredOf(
  gardener: Gardener,
  { lastWatered, watered }: PlantInput,
  today: LocalDate,
): Date | null {
  if (lastWatered)
    return isLocalDate(lastWatered) ? momentOf(gardener, lastWatered).at : new Date(lastWatered);
  const daysAgo = WATERED_DAYS_AGO[watered ?? 'unknown'];
  return daysAgo === null ? null : momentOf(gardener, addDays(today, -daysAgo)).at;
}

/** What the gardener says, then what the library knows, then the usual. */
function complete(gardener: Gardener, input: PlantInput, known?: LibraryPlant) {
  return {
    userId: gardener.id,
    libraryId: known?.id ?? null,
    commonName: input.commonName,
    scientificName: input.scientificName ?? known?.scientificName ?? null,
    description: input.description ?? known?.description ?? null,
    imageUrl: ownPicture(input.imageUrl ?? known?.imageUrl ?? null, gardener),
    waterNeeds: input.waterNeeds ?? known?.waterNeeds ?? DEFAULT_WATER_NEEDS,
    lightNeeds: input.lightNeeds ?? known?.lightNeeds ?? DEFAULT_LIGHT_NEEDS,
    soilType: input.soilType ?? known?.soilType ?? null,
    careInstructions: input.careInstructions ?? known?.careInstructions ?? null,
    place: input.place ?? null,
    light: input.light ?? null,
    potCm: input.potCm ?? null,
    outdoors: input.outdoors ?? (known ? careCalendar(known).isOutdoors : false),
  };
}
