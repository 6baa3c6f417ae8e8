import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { daysAgo } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import { dropMonths, makeMonths } from './activity-months.repository.js';
import { ActivitySchema } from './activity.schema.js';
import { ADD_ACTIVITY } from './activity.statements.js';
import type { Activity, AiCall } from './activity.js';
import { AiInteractionSchema } from './ai-interaction.schema.js';

const FOREIGN_KEY_VIOLATION = '23503';
const NOBODY = { userId: null, userMessage: '', aiResponse: '' };

/** Writes the two logs. Writing the same id again changes nothing. */
@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  /** Nothing is written for an account that is gone. Not to be called in a transaction, which that would end. */
  async add(id: string, { userId, action, details, ipAddress, createdAt }: Activity): Promise<void> {
    await this.database
      .query(ADD_ACTIVITY, [id, userId, action, details, ipAddress ?? null, createdAt])
      .catch((error: { code?: string }) => {
        if (error.code !== FOREIGN_KEY_VIOLATION) throw error;
      });
  }

  async addAiCall(call: AiCall, costMicros: number | null): Promise<void> {
    const responseTime = Math.round(call.responseTime);
    await this.database.insertNew(AiInteractionSchema, [{ ...call, responseTime, costMicros }]);
  }

  /** Makes the next months. Others may do it at the same time. */
  async makeMonths(): Promise<void> {
    await makeMonths(this.database);
  }

  /**
   * Deletes what was done this many days ago or earlier, and the addresses after `addressDays`, by the database's clock. Months go as a
   * whole, on the day on which their first entries have to; rows are deleted from what is no month: older and misdated ones.
   */
  async prune(days: number, addressDays: number): Promise<void> {
    await dropMonths(this.database, days);
    const now = await this.database.now();
    const table = this.database.table(ActivitySchema);
    await table.delete({ createdAt: LessThan(daysAgo(days, now)) });
    const known = LessThan(daysAgo(addressDays, now));
    await table.update({ createdAt: known, ipAddress: Not(IsNull()) }, { ipAddress: null });
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
