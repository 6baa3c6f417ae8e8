import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { DAY_MS } from '../../../kernel/durations.js';
import { Database } from '../../../platform/database/database.js';
import type { Position } from '../../../platform/http/page.js';
import type { OfGuide } from '../domain/found-guide.js';
import { CHANGEABLE, plantNotFound, wateringWords, withStatus } from '../domain/plant.js';
import type { DeletedPlant, NewPlant, Plant, PlantChange, PlantState } from '../domain/plant.js';
import type { Reader } from '../domain/rhythm-words.js';
import type { Due, Rhythm } from '../domain/situation.js';
import { saidPlant } from '../health/spoken.js';
import { libraryWords, storedWords } from '../library-words.js';
import { CareTaskSchema } from '../tables/care-task.schema.js';
import type { CareTaskRow } from '../tables/care-task.schema.js';
import { JournalEntrySchema } from '../tables/journal-entry.schema.js';
import { PlantSchema } from '../tables/plant.schema.js';
import type { PlantRow } from '../tables/plant.schema.js';
import * as sql from './plant.statements.js';

/** More deleted plants than that are not listed. */
const MAX_DELETED = 200;

/** A rhythm with its first date. */
export type FirstTask = Rhythm & Due;

/**
 * The plants in people's gardens. The owner is part of every query; a reader's `today` is the owner's own day. What a plant took over from the
 * library is said in the language that is spoken.
 */
@Injectable()
export class PlantRepository {
  constructor(private readonly database: Database) {}

  /**
   * Puts a plant into the garden with its tasks, all or nothing, in one statement; a member of the household may be who adds it. Undefined
   * where there is one with this id: nothing is written then.
   */
  async add(
    plant: NewPlant & { id: string },
    tasks: FirstTask[],
    reader: Reader,
    memberId?: string,
  ): Promise<Plant | undefined> {
    const stored = storedWords(plant);
    const { userId, libraryId, commonName, scientificName, description, imageUrl, waterNeeds } = stored;
    const { lightNeeds, soilType, careInstructions, place, light, potCm, outdoors, lastWatered } = stored;
    const state = { ...plant, problem: null, dateAdded: new Date(), archivedAt: null };
    const named = tasks.map((task) => ({ id: randomUUID(), ...task }));
    const looks = [userId, libraryId, commonName, scientificName, description, imageUrl];
    const care = [waterNeeds, lightNeeds, soilType, careInstructions];
    const stands = [place, light, potCm, outdoors];
    const plantValues = [state.id, state.dateAdded, ...looks, ...care, ...stands, lastWatered];
    const added = await this.database.query(sql.ADD, [
      ...plantValues,
      reader.today,
      JSON.stringify(named),
      memberId ?? null,
    ]);
    if (added.length === 0) return undefined;
    const watering = named.find(({ kind }) => kind === 'water');
    return withWatering(state, watering, reader);
  }

  /** Newest first; those that are kept, or the archived ones. */
  async list(
    userId: string,
    reader: Reader,
    isArchived: boolean,
    limit: number,
    after?: Position,
  ): Promise<Plant[]> {
    const values = [userId, limit, reader.today, isArchived];
    const plants = await (after
      ? this.database.query<Plant>(sql.LIST_AFTER, [...values, after.createdAt, after.id])
      : this.database.query<Plant>(sql.LIST, values));
    return plants.map((plant) => saidPlant(Object.assign(libraryWords(plant), wateringWords(plant, reader))));
  }

  /** Throws `plant-not-found`, also for another person's. */
  async get(id: string, userId: string, reader: Reader): Promise<Plant> {
    const plant = await this.plants.findOneBy({ id, userId, deletedAt: IsNull() });
    if (!plant) throw plantNotFound();
    const tasks = this.database.table(CareTaskSchema);
    const watering = await tasks.findOneBy({ plantId: id, userId, kind: 'water', active: true });
    const { status: _stored, deletedAt: _kept, ...state } = plant;
    return withWatering(state, watering, reader);
  }

  /** Where it stands, locked until the transaction ends. Throws `plant-not-found`, also for another person's. */
  async lockPlace(id: string, userId: string): Promise<Pick<Plant, 'outdoors'>> {
    const plant = await this.plants.findOne({
      select: { id: true, outdoors: true },
      where: { id, userId, deletedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    if (!plant) throw plantNotFound();
    return plant;
  }

  /** What the change leaves out stays. Throws `plant-not-found`, also for another person's. */
  async updatePlant(id: string, userId: string, change: Omit<PlantChange, 'problem'>): Promise<void> {
    const where = { id, userId, deletedAt: IsNull() };
    const members = CHANGEABLE.filter((member) => change[member] !== undefined);
    const stored = storedWords(change);
    const values = Object.fromEntries(members.map((member) => [member, stored[member]]));
    if (members.length > 0) await this.updateOne(where, values);
    if (change.archived === true)
      await this.plants.update({ ...where, archivedAt: IsNull() }, { archivedAt: new Date() });
    if (change.archived === false) await this.updateOne(where, { archivedAt: null });
  }

  /** Its words are stored as they are given, in English. Throws `plant-not-found`, also for another person's. */
  takeGuide(id: string, userId: string, guide: OfGuide): Promise<void> {
    return this.updateOne({ id, userId, deletedAt: IsNull() }, guide);
  }

  /** It can be restored for 30 days. Throws `plant-not-found`, also for another person's. */
  remove(id: string, userId: string): Promise<void> {
    return this.updateOne({ id, userId, deletedAt: IsNull() }, { deletedAt: new Date() });
  }

  /** What is there already stays there: who pressed twice has it. Throws `plant-not-found`, also for another person's. */
  restore(id: string, userId: string): Promise<void> {
    return this.updateOne({ id, userId }, { deletedAt: null });
  }

  /** What was deleted in the last days, newest first. */
  async listDeleted(userId: string, days: number): Promise<Omit<DeletedPlant, 'goneAt'>[]> {
    const plants = await this.plants.find({
      select: { id: true, commonName: true, imageUrl: true, deletedAt: true },
      where: { userId, deletedAt: MoreThan(new Date(Date.now() - days * DAY_MS)) },
      order: { deletedAt: 'DESC', id: 'DESC' },
      take: MAX_DELETED,
    });
    return plants.map(({ deletedAt, ...plant }) => ({ ...plant, deletedAt: deletedAt! }));
  }

  /** Deletes for good the plants and notes that were deleted so long ago. */
  async purge(afterDays: number): Promise<void> {
    const deletedAt = LessThan(new Date(Date.now() - afterDays * DAY_MS));
    await this.database.table(JournalEntrySchema).delete({ deletedAt });
    await this.plants.delete({ deletedAt });
  }

  private get plants() {
    return this.database.table(PlantSchema);
  }

  private async updateOne(where: FindOptionsWhere<PlantRow>, values: Partial<PlantRow>): Promise<void> {
    const { affected } = await this.plants.update(where, values);
    if (!affected) throw plantNotFound();
  }
}

type Watering = Pick<CareTaskRow, 'id' | 'dueOn' | 'putOffFrom' | 'lateOn' | 'reason'>;
type Stored = Omit<PlantState, `water${'TaskId' | 'DueOn' | 'NeededOn' | 'LateOn' | 'Reason'}`>;

/** The plant with its watering, if it has one, as it is for who reads of it. */
function withWatering(stored: Stored, watering: Watering | null | undefined, reader: Reader): Plant {
  const water = {
    waterTaskId: watering?.id ?? null,
    waterDueOn: watering?.dueOn ?? null,
    waterReason: watering?.reason ?? null,
    waterNeededOn: watering?.putOffFrom ?? watering?.dueOn ?? null,
    waterLateOn: watering?.lateOn ?? null,
  };
  return saidPlant(withStatus({ ...libraryWords(stored), ...water }, reader));
}
