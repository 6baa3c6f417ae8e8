import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { conversationNotFound } from './domain/chat.errors.js';
import type { Conversation } from './domain/chat.js';
import { ConversationSchema } from './conversation.schema.js';

/** People's conversations. The owner is part of every query. */
@Injectable()
export class ConversationRepository {
  constructor(private readonly database: Database) {}

  async add(userId: string, title: string): Promise<Conversation> {
    const { identifiers } = await this.table.insert({ userId, title });
    return this.get((identifiers[0] as { id: string }).id, userId);
  }

  count(userId: string): Promise<number> {
    return this.table.countBy({ userId });
  }

  /** How many there are of everybody. */
  countAll(): Promise<number> {
    return this.table.count();
  }

  /** Those that were used last come first. */
  list(userId: string, limit: number, after?: Position): Promise<Conversation[]> {
    const page = this.table.createQueryBuilder('c').where({ userId });
    if (after) page.andWhere('(c.updatedAt, c.id) < (:createdAt, :id)', after);
    return page.orderBy('c.updatedAt', 'DESC').addOrderBy('c.id', 'DESC').limit(limit).getMany();
  }

  /** Throws `conversation-not-found`, as all that follow do, also for another person's. */
  async get(id: string, userId: string): Promise<Conversation> {
    const row = await this.table.findOneBy({ id, userId });
    if (!row) throw conversationNotFound();
    return row;
  }

  /** Locks it until the transaction ends. */
  async lock(id: string, userId: string): Promise<Conversation> {
    const row = await this.table.findOne({ where: { id, userId }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw conversationNotFound();
    return row;
  }

  async rename(id: string, userId: string, title: string): Promise<Conversation> {
    await this.table.update({ id, userId }, { title });
    return this.get(id, userId);
  }

  /** Notes that it was used, and under which title it goes on. */
  async touch(id: string, title: string, updatedAt: Date): Promise<void> {
    await this.table.update({ id }, { title, updatedAt });
  }

  async remove(id: string, userId: string): Promise<void> {
    const { affected } = await this.table.delete({ id, userId });
    if (!affected) throw conversationNotFound();
  }

  private get table() {
    return this.database.table(ConversationSchema);
  }
}
