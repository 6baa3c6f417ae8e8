import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/queue/every.js';
import { GuideChanges } from './guide-changes.repository.js';
import { ScheduleService } from './schedule.service.js';

const SWEEP_EVERY_S = 60;

/**
 * Fits schedules to guides that a new version of the library has changed. A sweep and no job: a worker of the version before, which
 * still runs during a release, would give up a job that it does not know.
 */
@Injectable()
export class GuideSweep {
  constructor(
    private readonly changes: GuideChanges,
    private readonly schedules: ScheduleService,
    private readonly database: Database,
  ) {}

  /** A plant at a time, each with the note that it was fitted in one transaction: who is killed, or stopped, loses nothing. */
  @Every(SWEEP_EVERY_S)
  async sweep(): Promise<void> {
    for (let isLeft = true; isLeft;) isLeft = await this.database.transaction(() => this.fitNext());
  }

  /** Whether there was something to do. */
  private async fitNext(): Promise<boolean> {
    const next = await this.changes.lockNext();
    if (!next) return false;
    const { id, guide, plantId, gardener } = next;
    if (plantId === null) await this.changes.remove(id);
    else {
      await this.schedules.followGuide(gardener, plantId, guide);
      await this.changes.noteFitted(id, plantId);
    }
    return true;
  }
}
