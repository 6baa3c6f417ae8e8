import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Activity, AiCall } from './activity.js';

const ADD_ACTIVITY = {
  name: 'activity-add',
  text: `insert into user_activities (id, user_id, action, details, ip_address, created_at)
         select $1, $2, $3, $4, $5, $6 where exists (select 1 from users where id = $2)
         on conflict (id) do nothing`,
};
const ADD_AI_CALL = {
  name: 'ai-call-add',
  text: `insert into ai_interactions (id, user_id, kind, ai_provider, model, outcome, response_time,
                                      input_tokens, output_tokens, confidence, user_message, ai_response)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (id) do nothing`,
};
const FORGET_AI_CALLS = {
  name: 'ai-calls-forget',
  text: `update ai_interactions set user_id = null, user_message = '', ai_response = '' where user_id = $1`,
};

/** Writes the two logs. Writing the same id again changes nothing. */
@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  /** A person whose account is gone leaves no trace. */
  async add(id: string, { userId, action, details, ipAddress, createdAt }: Activity): Promise<void> {
    await this.database.query(ADD_ACTIVITY, [id, userId, action, details, ipAddress ?? null, createdAt]);
  }

  async addAiCall(call: AiCall): Promise<void> {
    const { id, userId, kind, aiProvider, model, outcome, responseTime } = call;
    const { inputTokens = null, outputTokens = null, confidence = null, userMessage, aiResponse } = call;
    const values = [id, userId, kind, aiProvider, model, outcome, Math.round(responseTime)];
    await this.database.query(ADD_AI_CALL, [
      ...values,
      inputTokens,
      outputTokens,
      confidence,
      userMessage,
      aiResponse,
    ]);
  }

  async forgetAiCalls(userId: string): Promise<void> {
    await this.database.query(FORGET_AI_CALLS, [userId]);
  }
}
