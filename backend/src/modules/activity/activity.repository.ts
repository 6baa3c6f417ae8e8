import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ActivitySchema } from './activity.schema.js';
import type { Activity, AiCall } from './activity.js';
import { AiInteractionSchema } from './ai-interaction.schema.js';

const FOREIGN_KEY_VIOLATION = '23503';

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

  async addAiCall(call: AiCall): Promise<void> {
    const responseTime = Math.round(call.responseTime);
    await this.database.insertNew(AiInteractionSchema, [{ ...call, responseTime }]);
  }

  /** The calls stay in the figures, without a person and without a word that was said. */
  async forgetAiCalls(userId: string): Promise<void> {
    const nobody = { userId: null, userMessage: '', aiResponse: '' };
    await this.database.table(AiInteractionSchema).update({ userId }, nobody);
  }
}
