import { Injectable } from '@nestjs/common';
import { HOUR_S } from '../../kernel/durations.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Config } from '../../platform/config/config.js';
import { Every } from '../../platform/queue/every.js';
import type { AiCall } from './activity.js';
import { ActivityRepository } from './activity.repository.js';
import { costOf, readPrices } from './cost.js';
import type { Price } from './cost.js';
import { SpendingRepository } from './spending.repository.js';

/** Records each call of an AI provider, with duration, cost and outcome, for the admin dashboard. */
@Injectable()
export class AiLog {
  private readonly prices: Price[];

  constructor(
    private readonly activities: ActivityRepository,
    private readonly spending: SpendingRepository,
    { AI_PRICES }: Config,
  ) {
    this.prices = readPrices(AI_PRICES);
  }

  record(call: AiCall): Promise<void> {
    return this.activities.addAiCall(call, costOf(call, this.prices));
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
