import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/queue/every.js';
import { dueOf } from '../domain/gardener.js';
import { CareRepository } from './care.repository.js';

const SWEEP_EVERY_S = 3600;
const BATCH = 500;

/** Moves what was not done in its season on to the next one. Until then the task is not due. */
@Injectable()
export class SeasonSweep {
  constructor(
    private readonly care: CareRepository,
    private readonly database: Database,
  ) {}

  @Every(SWEEP_EVERY_S)
  async sweep(): Promise<void> {
    for (let moved = BATCH; moved === BATCH;) moved = await this.database.transaction(() => this.moveBatch());
  }

  private async moveBatch(): Promise<number> {
    const tasks = await this.care.lockPassed(BATCH);
    const dates = tasks.map((task) => {
      const gardener = { id: task.userId, timeZone: task.timeZone };
      return { id: task.id, ...dueOf(gardener, task, task.today) };
    });
    if (dates.length > 0) await this.care.moveAll(dates);
    return tasks.length;
  }
}
