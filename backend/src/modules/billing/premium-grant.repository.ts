import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { PremiumGrantSchema } from './premium-grant.schema.js';
import type { PremiumGrantRow } from './premium-grant.schema.js';
import { SubscriptionSchema } from './subscription.schema.js';
import { DOUBTFUL } from './premium.statements.js';

/** The tables that rights to premium are read from, for commands without the application. */
export const PREMIUM_TABLES = [PremiumGrantSchema, SubscriptionSchema];

/** Reads and writes the premium that admins have given. */
@Injectable()
export class PremiumGrantRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<PremiumGrantRow | undefined> {
    return (await this.table.findOneBy({ userId })) ?? undefined;
  }

  findAll(userIds: string[]): Promise<PremiumGrantRow[]> {
    return this.table.findBy({ userId: In(userIds) });
  }

  /** Replaces the grant that the account has, if any. */
  async put(grant: Omit<PremiumGrantRow, 'createdAt'>): Promise<void> {
    await this.table.delete({ userId: grant.userId });
    await this.table.insert(grant);
  }

  async remove(userId: string): Promise<void> {
    await this.table.delete({ userId });
  }

  /** The ids of accounts whose premium may differ from their right to it now. */
  async doubtful(now: Date, limit: number): Promise<string[]> {
    return (await this.database.query<{ id: string }>(DOUBTFUL, [now, limit])).map(({ id }) => id);
  }

  private get table() {
    return this.database.table(PremiumGrantSchema);
  }
}
