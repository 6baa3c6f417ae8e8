import { Injectable } from '@nestjs/common';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Every } from '../../platform/queue/every.js';
import type { AiCall } from './activity.js';
import { ActivityRepository } from './activity.repository.js';
import { SpendingRepository } from './spending.repository.js';

const HOUR_S = 3600;

/** Records each call of an AI provider, with duration and outcome, for the admin dashboard. */
@Injectable()
export class AiLog {
  constructor(
    private readonly activities: ActivityRepository,
    private readonly spending: SpendingRepository,
  ) {}

  record(call: AiCall): Promise<void> {
    return this.activities.addAiCall(call);
  }

  @Every(HOUR_S)
  prune(): Promise<void> {
    return this.activities.pruneAiCalls(daysAgo(KEPT_DAYS.aiWords));
  }

  /** Removes person and texts from the calls of a deleted account; the calls still count in the statistics. */
  async deleteFor(userId: string): Promise<void> {
    await this.activities.forgetAiCalls(userId);
    await this.spending.forget(userId);
  }
}
