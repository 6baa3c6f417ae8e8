import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/queue/every.js';
import { GuideChanges } from './guide-changes.repository.js';
import type { NextFitting } from './guide-changes.repository.js';
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

  /**
   * A plant at a time, each with the note that it was fitted in one transaction: who is killed, or stopped, loses nothing. Where one cannot be
   * fitted, its guide waits for the next sweep, and no other guide waits for it.
   */
  @Every(SWEEP_EVERY_S)
  async sweep(): Promise<void> {
    const failed = new Map<string, unknown>();
    for (let isLeft = true; isLeft;) {
      let id: string | undefined;
      const fitNext = async () => {
        const next = await this.changes.lockNext([...failed.keys()]);
        id = next?.id;
        if (next) await this.fit(next);
        return next !== undefined;
      };
      isLeft = await this.database.transaction(fitNext).catch((error: unknown) => {
        if (id === undefined) throw error;
        failed.set(id, error);
        return true;
      });
    }
    for (const error of failed.values()) throw error;
  }

  private async fit({ id, guide, plantId, gardener }: NextFitting): Promise<void> {
    if (plantId === null) return this.changes.remove(id);
    await this.schedules.followGuide(gardener, plantId, guide);
    await this.changes.noteFitted(id, plantId);
  }
}
