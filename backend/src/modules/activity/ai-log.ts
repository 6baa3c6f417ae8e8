import { Injectable } from '@nestjs/common';
import type { AiCall } from './activity.js';
import { ActivityRepository } from './activity.repository.js';

/** Keeps what was asked of each AI provider, how long it took and what came of it, for the admin's view. */
@Injectable()
export class AiLog {
  constructor(private readonly activities: ActivityRepository) {}

  record(call: AiCall): Promise<void> {
    return this.activities.addAiCall(call);
  }

  /** Takes away whose calls these were and every word that was said; that they happened stays in the figures. */
  deleteFor(userId: string): Promise<void> {
    return this.activities.forgetAiCalls(userId);
  }
}
