import { Injectable } from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { ActivitySchema } from './activity.schema.js';
import type { ActivityRow } from './activity.schema.js';
import * as sql from './activity.statements.js';
import { AiInteractionSchema } from './ai-interaction.schema.js';
import type { AiInteractionRow } from './ai-interaction.schema.js';

/** The calls of AI providers on a day. */
export interface AiDay {
  /** UTC, such as 2026-11-22. */
  day: string;
  /** Those that were answered. */
  aiCalls: number;
  /** Milliseconds, of these on average; null without any. */
  responseTime: number | null;
  /** Of all, also of those that failed or were stopped. */
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar, of all calls whose cost is known. */
  costMicros: number;
}

/** Reads the two logs for admins: pages, newest first, and figures. */
@Injectable()
export class ActivityLists {
  constructor(private readonly database: Database) {}

  /** What people did, before a position. */
  listActivities(limit: number, after?: Position): Promise<ActivityRow[]> {
    return this.page(ActivitySchema, limit, after);
  }

  /** Calls of AI providers, before a position. */
  listAiCalls(limit: number, after?: Position): Promise<AiInteractionRow[]> {
    return this.page(AiInteractionSchema, limit, after);
  }

  /** How long answers took on average since a moment (ms); null without any. */
  async averageResponseTime(since: Date): Promise<number | null> {
    const [row] = await this.database.query<{ responseTime: number | null }>(sql.RESPONSE_TIME, [since]);
    return row?.responseTime ?? null;
  }

  /** The days since a moment on which there was a call, in no order. */
  aiPerDay(since: Date): Promise<AiDay[]> {
    return this.database.query<AiDay>(sql.AI_PER_DAY, [since]);
  }

  private page<Row extends Position>(
    schema: EntitySchema<Row>,
    limit: number,
    after?: Position,
  ): Promise<Row[]> {
    const page = this.database.table(schema).createQueryBuilder('a');
    if (after) page.where('(a.createdAt, a.id) < (:createdAt, :id)', after);
    return page.orderBy('a.createdAt', 'DESC').addOrderBy('a.id', 'DESC').limit(limit).getMany();
  }
}
