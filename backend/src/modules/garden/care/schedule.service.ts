import { Injectable } from '@nestjs/common';
import { v5 as nameUuid } from 'uuid';
import { Database } from '../../../platform/database/database.js';
import { careFacts, LibraryRepository } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { CareRepository } from './care.repository.js';
import type { KeptPlant, LockedTask } from './care.repository.js';
import type { CareKind } from '../domain/care-kind.js';
import {
  keyUsedElsewhere,
  MAX_TASKS,
  taskNeedsName,
  taskNotFound,
  tooManyTasks,
} from '../domain/care.errors.js';
import type { CareTask } from '../domain/care-task.js';
import { dueOf, readerOf, todayOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { ending, followedWords, refit, taking } from '../domain/refit.js';
import type { ChangedGuide } from '../domain/refit.js';
import { daysOfWords, ownRhythm, rhythmsOf, USUAL } from '../domain/rhythms.js';
import type { Rhythm } from '../domain/situation.js';

/** What a gardener wants changed of one task; a kind that the plant does not have yet is added. */
export interface TaskChange {
  kind: CareKind;
  /** Which custom task; a new one when left out. */
  taskId?: string;
  title?: string;
  /** Days from one time to the next, all year; null: as the library suggests. */
  everyDays?: number | null;
  active?: boolean;
}

/** The care schedule of one plant, and how its gardener changes it. */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly care: CareRepository,
    private readonly library: LibraryRepository,
    private readonly database: Database,
  ) {}

  /** Throws `plant-not-found`, also for another person's. */
  async get(gardener: Gardener, plantId: string): Promise<CareTask[]> {
    const tasks = await this.care.ofPlant(plantId, gardener.id, readerOf(gardener));
    if (tasks.length === 0) await this.care.plant(plantId, gardener.id);
    return tasks;
  }

  /**
   * A new custom task with the same key is the same task, so a repeat changes nothing. Throws `plant-not-found`, `task-not-found`,
   * `task-needs-name`, `too-many-tasks` or `key-used-elsewhere`.
   */
  updateSchedule(gardener: Gardener, plantId: string, change: TaskChange, key?: string): Promise<CareTask[]> {
    return this.database.transaction(async () => {
      const plant = await this.care.lockPlant(plantId, gardener.id); // one task is found, counted and added after the other
      const task = await this.find(gardener, plantId, change);
      if (task) await this.set(gardener, plant, task, change);
      else await this.add(gardener, plantId, plant, change, key);
      return this.care.ofPlant(plantId, gardener.id, readerOf(gardener));
    });
  }

  /** Computes the watering again after the plant's place, pot or words about watering have changed. */
  async reschedule(gardener: Gardener, plantId: string, waterNeeds?: string): Promise<void> {
    const task = await this.care.lockKind(plantId, gardener.id, 'water');
    if (!task) return;
    const days = waterNeeds ? daysOfWords(waterNeeds) : undefined;
    const changed = days && !task.isOwnRhythm ? { ...task, growingDays: days, restingDays: days } : task;
    await this.care.set(gardener.id, task.id, changed, dueOf(gardener, changed));
  }

  /**
   * Fits the tasks of a plant that was moved outdoors or indoors to where it stands now: what is not done there is turned off until it
   * comes back. A rhythm of the gardener's own stays, and so does a task that they have turned off.
   */
  async moveTo(gardener: Gardener, plantId: string): Promise<void> {
    const plant = await this.care.plant(plantId, gardener.id);
    const after = await this.suggested(plant);
    await this.take(gardener, plantId, plant, after);
    await this.turnOff(
      gardener,
      plantId,
      await this.suggested({ ...plant, outdoors: !plant.outdoors }),
      after,
    );
  }

  /**
   * Gives a plant whose guide was found the rhythms of the guide, beside those that its gardener has chosen; what only the guide `before` asked
   * for is turned off. `keepsWatering` leaves its watering as its gardener has said it in words.
   */
  async takeGuide(gardener: Gardener, plantId: string, keepsWatering: boolean, before?: LibraryPlant) {
    const plant = await this.care.plant(plantId, gardener.id);
    const rhythms = await this.suggested(plant);
    const taken = rhythms.filter(({ kind }) => kind !== 'water' || !keepsWatering);
    await this.take(gardener, plantId, plant, taken);
    if (before) await this.turnOff(gardener, plantId, rhythmsIn(plant, before), rhythms);
  }

  /**
   * Fits a plant to its guide after that has changed, by `refit`; where nothing of it is other, nothing is written. Also a past plant and
   * a deleted one, as both may come back. A plant that follows another guide meanwhile stays as it is.
   */
  async followGuide(gardener: Gardener, plantId: string, guide: ChangedGuide): Promise<void> {
    const tasks = await this.care.lockOfPlant(plantId, gardener.id);
    const plant = await this.care.guided(plantId, gardener.id, guide.id);
    if (!plant) return;
    const { changed, added } = refit(plant, tasks, guide);
    for (const task of changed) await this.fit(gardener, task);
    for (const rhythm of added)
      await this.addTask(gardener, plantId, plant, { ...rhythm, active: true, title: null });
    const words = followedWords(plant, guide);
    if (words !== plant.waterNeeds) await this.care.setWaterNeeds(plantId, gardener.id, words);
  }

  /** Takes a custom task away; what was done stays in the journal. Throws `task-not-found`. */
  remove(gardener: Gardener, taskId: string): Promise<void> {
    return this.care.remove(taskId, gardener.id);
  }

  /** Adds the tasks that the plant does not have yet, and computes the others again; a rhythm of the gardener's own stays. */
  private async take(gardener: Gardener, plantId: string, plant: KeptPlant, rhythms: Rhythm[]) {
    for (const rhythm of rhythms) {
      const task = await this.care.lockKind(plantId, gardener.id, rhythm.kind);
      if (!task) await this.addTask(gardener, plantId, plant, { ...rhythm, active: true, title: null });
      else await this.fit(gardener, task.isOwnRhythm ? task : taking(task, rhythm));
    }
  }

  /** Turns off what is not done any more, until it is again. */
  private async turnOff(gardener: Gardener, plantId: string, before: Rhythm[], after: Rhythm[]) {
    for (const { kind } of before.filter((rhythm) => !after.some((each) => each.kind === rhythm.kind))) {
      const task = await this.care.lockKind(plantId, gardener.id, kind);
      if (task?.active && !task.isOwnRhythm) await this.fit(gardener, ending(task));
    }
  }

  private fit(gardener: Gardener, task: LockedTask): Promise<void> {
    return this.care.set(gardener.id, task.id, task, dueOf(gardener, task));
  }

  private async find(gardener: Gardener, plantId: string, { kind, taskId }: TaskChange) {
    if (kind !== 'custom') return this.care.lockKind(plantId, gardener.id, kind);
    if (!taskId) return undefined;
    const task = await this.care.lock(taskId, gardener.id);
    if (task.plantId !== plantId || task.kind !== kind) throw taskNotFound();
    return task;
  }

  private async set(gardener: Gardener, plant: KeptPlant, task: LockedTask, change: TaskChange) {
    const rhythm = await this.rhythmOf(plant, task, change.everyDays);
    const { active = task.active, title = task.title } = change;
    const offByMove = task.offByMove && change.active === undefined;
    const changed = { ...task, ...rhythm, active, offByMove, title: task.kind === 'custom' ? title : null };
    await this.care.set(gardener.id, task.id, changed, dueOf(gardener, changed));
  }

  private async add(
    gardener: Gardener,
    plantId: string,
    plant: KeptPlant,
    { kind, title, everyDays, active = true }: TaskChange,
    key?: string,
  ) {
    if (kind === 'custom' && (!title || !everyDays)) throw taskNeedsName();
    const tasks = await this.care.ofPlant(plantId, gardener.id, readerOf(gardener));
    const id = key && kind === 'custom' ? nameUuid(key, gardener.id) : undefined;
    const before = id && tasks.find((task) => task.id === id);
    if (before) {
      if (before.title !== title || before.everyDays !== everyDays) throw keyUsedElsewhere();
      return;
    }
    if (tasks.length >= MAX_TASKS) throw tooManyTasks();
    const rhythm = everyDays ? ownRhythm(kind, everyDays) : await this.rhythmOf(plant, USUAL[kind], null);
    const named = kind === 'custom' ? (title ?? null) : null;
    const isNew = await this.addTask(gardener, plantId, plant, { ...rhythm, id, active, title: named });
    if (id && !isNew) throw keyUsedElsewhere(); // by a task of another plant
  }

  private async addTask(
    gardener: Gardener,
    plantId: string,
    { light, potCm }: KeptPlant,
    settings: Rhythm & { id?: string; active: boolean; title: string | null },
  ): Promise<boolean> {
    const startsOn = todayOf(gardener);
    const task = { ...settings, startsOn, conditions: { light, potCm }, answers: [] };
    return this.care.add(gardener.id, plantId, task, dueOf(gardener, task));
  }

  /** The gardener's own, the library's again, or as it is. */
  private async rhythmOf(plant: KeptPlant, task: Rhythm, everyDays?: number | null): Promise<Rhythm> {
    if (everyDays) return ownRhythm(task.kind, everyDays);
    if (everyDays === undefined || task.kind === 'custom') return task;
    const suggested = await this.suggested(plant);
    return suggested.find(({ kind }) => kind === task.kind) ?? USUAL[task.kind];
  }

  private async suggested(plant: KeptPlant): Promise<Rhythm[]> {
    return rhythmsIn(plant, plant.libraryId ? await this.library.findById(plant.libraryId) : undefined);
  }
}

const rhythmsIn = ({ waterNeeds, outdoors }: KeptPlant, known?: LibraryPlant): Rhythm[] =>
  rhythmsOf(waterNeeds, outdoors, known && careFacts(known));
