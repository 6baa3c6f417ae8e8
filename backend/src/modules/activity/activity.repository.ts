import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { ActivitySchema } from './activity.schema.js';
import type { Activity, AiCall } from './activity.js';
import { AiInteractionSchema } from './ai-interaction.schema.js';

const FOREIGN_KEY_VIOLATION = '23503';
const NOBODY = { userId: null, userMessage: '', aiResponse: '' };

/** Writes the two logs. Writing the same id again changes nothing. */
@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  /** Nothing is written for an account that is gone. Not to be called in a transaction, which that would end. */
  async add(id: string, { createdAt, ...activity }: Activity): Promise<void> {
    await this.database
      .insertNew(ActivitySchema, [{ id, ...activity, createdAt: new Date(createdAt) }])
      .catch((error: { code?: string }) => {
        if (error.code !== FOREIGN_KEY_VIOLATION) throw error;
      });
  }

  async addAiCall(call: AiCall, costMicros: number | null): Promise<void> {
    const responseTime = Math.round(call.responseTime);
    await this.database.insertNew(AiInteractionSchema, [{ ...call, responseTime, costMicros }]);
  }

  /** Deletes what was done before `oldest`, and the addresses from before `known`. */
  async prune(oldest: Date, known: Date): Promise<void> {
    const table = this.database.table(ActivitySchema);
    await table.delete({ createdAt: LessThan(oldest) });
    await table.update({ createdAt: LessThan(known), ipAddress: Not(IsNull()) }, { ipAddress: null });
  }

  /** Removes persons and words from the calls before this moment. */
  async pruneAiCalls(before: Date): Promise<void> {
    const calls = this.database.table(AiInteractionSchema);
    await calls.update({ createdAt: LessThan(before), userId: Not(IsNull()) }, NOBODY);
  }

  /** The calls stay in the figures, without a person and without a word that was said. */
  async forgetAiCalls(userId: string): Promise<void> {
    await this.database.table(AiInteractionSchema).update({ userId }, NOBODY);
  }
}
