import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../../kernel/durations.js';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { defineJob } from '../../../kernel/job.js';
import type { Job } from '../../../kernel/job.js';
import { timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { hasWinter } from '../../../kernel/winter.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/queue/every.js';
import { OnJob } from '../../../platform/queue/job-handlers.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { dueOf } from '../domain/gardener.js';
import type { Gardener } from '../domain/gardener.js';
import { lastDoneAt } from '../domain/learning.js';
import { CareRepository } from './care.repository.js';
import type { GardenersTask } from './care.repository.js';
import { PlanMoves } from './plan-moves.js';

const SWEEP_EVERY_S = HOUR_S;
const BATCH = 500;

interface Moved {
  userId: string;
  /** The time zone of before. */
  from: string | null;
}

/** A trigger on `users.time_zone` asks for it, whichever module wrote the new time zone. */
const followSeasons = defineJob<Moved>('follow-seasons', { isPatient: true });

/** Keeps stored dates in their seasons: when a season ends, and when a gardener moves to where the seasons are others. */
@Injectable()
export class SeasonSweep {
  constructor(
    private readonly care: CareRepository,
    private readonly plans: PlanMoves,
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /** Moves what was not done in its season on to the next one. Until then the task is not due. */
  @Every(SWEEP_EVERY_S)
  async sweep(): Promise<void> {
    for (let moved = BATCH; moved === BATCH;)
      moved = await this.database.transaction(async () => this.date(await this.care.lockPassed(BATCH)));
  }

  /**
   * Computes the dates of a person's whole garden again, a plant at a time, past plants too. Dates follow from answers, seasons
   * and the day, so a second run changes nothing; nor does a move within the same seasons. What was not due there has not waited here. Plans
   * of treatments move with them.
   */
  @OnJob(followSeasons)
  async follow({ data: { userId, from } }: Pick<Job<Moved>, 'data'>): Promise<void> {
    const before = seasonsIn(from);
    for (const plantId of await this.care.plantsOf(userId))
      await this.database.transaction(async () => {
        await this.plans.follow(plantId, userId, from);
        const tasks = await this.care.lockOfPlant(plantId, userId);
        await this.date(tasks.filter(({ timeZone }) => seasonsIn(timeZone) !== before).map(sinceMoved));
      });
  }

  /**
   * After an import, in its transaction: computes the dates of tasks that have newer answers now, and enqueues the whole garden where the
   * file is from a time zone with other seasons (`from`).
   */
  async settle({ id: userId, timeZone }: Gardener, from: string | null): Promise<void> {
    await this.date(await this.care.lockBehind(userId));
    if (seasonsIn(from) !== seasonsIn(timeZone)) await this.queue.enqueue(followSeasons, { userId, from });
  }

  private async date(tasks: MovedTask[]): Promise<number> {
    const dates = tasks.map((task) => {
      const { movedOn } = task;
      const wateredAt = task.kind === 'water' ? lastDoneAt(task.answers) : null;
      return { id: task.id, ...dueOf(gardenerOf(task), task, task.today), wateredAt, movedOn };
    });
    if (dates.length > 0) await this.care.moveAll(dates);
    return tasks.length;
  }
}

/** A task, and the day that is kept with it: before that it was not due where its gardener lived. */
type MovedTask = GardenersTask & { movedOn?: LocalDate };

const gardenerOf = ({ userId, timeZone }: GardenersTask): Gardener => ({ id: userId, timeZone });

/** A task of who has moved: a day before today counts only if it was due by then where they lived before. */
function sinceMoved(task: GardenersTask): MovedTask {
  const { dueOn, putOffFrom } = dueOf(gardenerOf(task), task, task.today);
  const before = task.putOffFrom ?? task.dueOn;
  const movedOn = before < task.today ? before : task.today;
  return (putOffFrom ?? dueOn) < movedOn ? { ...task, notBefore: movedOn, movedOn } : task;
}

const seasonsIn = (timeZone: string | null) => {
  const zone = timeZoneOf({ timeZone });
  return `${hemisphereOf(zone)} ${hasWinter(zone)}`;
};
