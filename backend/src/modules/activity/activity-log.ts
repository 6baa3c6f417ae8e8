import { Injectable } from '@nestjs/common';
import { defineJob } from '../../kernel/job.js';
import type { Job } from '../../kernel/job.js';
import { OnJob } from '../../platform/queue/job-handlers.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import type { Activity } from './activity.js';
import { ActivityRepository } from './activity.repository.js';

const recordActivity = defineJob<Activity>('record-activity');

/** Records what people do. A worker writes the entry, so requests do not wait for it. */
@Injectable()
export class ActivityLog {
  constructor(
    private readonly queue: JobQueue,
    private readonly activities: ActivityRepository,
  ) {}

  async record(activity: Omit<Activity, 'createdAt'>): Promise<void> {
    await this.queue.enqueue(recordActivity, { ...activity, createdAt: new Date().toISOString() });
  }

  @OnJob(recordActivity)
  write({ id, data }: Job<Activity>): Promise<void> {
    return this.activities.add(id, data);
  }
}
