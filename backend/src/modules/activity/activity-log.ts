import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { KEPT_DAYS } from '../../kernel/retention.js';
import { Config } from '../../platform/config/config.js';
import { Every } from '../../platform/queue/every.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { Activity } from './activity.js';
import { ActivityRepository } from './activity.repository.js';
import { RECORD_ACTIVITY } from './recorded-in-sql.js';

const recordActivity = defineJob<Activity>(RECORD_ACTIVITY, { isPatient: true });

/** Records what people do, where the open transaction commits. A worker writes the entry, so requests do not wait for it. */
@Injectable()
export class ActivityLog {
  constructor(
    private readonly queue: JobQueue,
    private readonly activities: ActivityRepository,
    private readonly config: Config,
  ) {}

  /** The same id is the same entry, so a repeat changes nothing. */
  async record(activity: Omit<Activity, 'createdAt'>, id?: string): Promise<void> {
    await this.queue.enqueue(recordActivity, { ...activity, createdAt: new Date().toISOString() }, id);
  }

  @OnJob(recordActivity)
  write({ id, data }: Job<Activity>): Promise<void> {
    return this.activities.add(id, data);
  }

  @Every(HOUR_S)
  async prune(): Promise<void> {
    await this.activities.makeMonths();
    await this.activities.prune(this.config.ACTIVITY_DAYS, KEPT_DAYS.addresses);
  }
}
