import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { toNote } from './chat-channel.js';
import type { Part } from './chat-channel.js';
import * as sql from './chat.statements.js';
import { messageNotFound } from './domain/chat.errors.js';
import type { Message } from './domain/chat.js';
import { MessageSchema } from './message.schema.js';

const MAX_FORGOTTEN = 100;

/** A reply as it is closed. */
type Closing = Pick<Message, 'content' | 'provider' | 'model'>;

/** A reply's text so far, and what its readers are notified of. */
interface Written {
  id: string;
  text: string;
  note: string;
}

/** Questions and replies. A reply is closed once: as done, stopped or failed, where an earlier one is there again. */
@Injectable()
export class MessageRepository {
  /** Parts that come while others are being kept are kept together, in the next query. */
  private readonly parts = new DataLoader((parts: readonly Written[]) => this.keep(parts), {
    cache: false,
    batchScheduleFn: (keep) => void this.keeping.finally(() => setImmediate(keep)),
  });
  private keeping: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  async add(...messages: Message[]): Promise<void> {
    await this.table.insert(messages);
  }

  /** The newest first. */
  list(conversationId: string, userId: string, limit: number, after?: Position): Promise<Message[]> {
    const page = this.table.createQueryBuilder('m').where({ conversationId, userId });
    if (after) page.andWhere('(m.createdAt, m.id) < (:createdAt, :id)', after);
    return page.orderBy('m.createdAt', 'DESC').addOrderBy('m.id', 'DESC').limit(limit).getMany();
  }

  /** Throws `message-not-found`, also for another person's. */
  async get(id: string, userId: string): Promise<Message> {
    const row = await this.find(id, userId);
    if (!row) throw messageNotFound();
    return row;
  }

  async find(id: string, userId: string): Promise<Message | undefined> {
    return (await this.table.findOneBy({ id, userId })) ?? undefined;
  }

  async findOpen(conversationId: string, userId: string): Promise<Message | undefined> {
    return (await this.table.findOneBy({ conversationId, userId, closedAt: IsNull() })) ?? undefined;
  }

  /** The first message after another one of the same conversation. */
  async findNext({ conversationId, userId, createdAt }: Message): Promise<Message | undefined> {
    const where = { conversationId, userId, createdAt: MoreThan(createdAt) };
    return (await this.table.findOne({ where, order: { createdAt: 'ASC' } })) ?? undefined;
  }

  /** The message before another one of the same conversation. */
  async findBefore({ conversationId, userId, createdAt }: Message): Promise<Message | undefined> {
    const where = { conversationId, userId, createdAt: LessThan(createdAt) };
    return (await this.table.findOne({ where, order: { createdAt: 'DESC' } })) ?? undefined;
  }

  async rewrite(id: string, userId: string, content: string): Promise<void> {
    await this.table.update({ id, userId, role: 'user' }, { content });
  }

  /** Removes what was said after a message. */
  async removeAfter({ conversationId, userId, createdAt }: Message): Promise<void> {
    await this.table.delete({ conversationId, userId, createdAt: MoreThan(createdAt) });
  }

  /** The reply, which a worker now begins to write; undefined when it is closed already. */
  async begin(id: string): Promise<Message | undefined> {
    const [reply] = await this.database.query<Message>(sql.BEGIN, [id]);
    return reply;
  }

  /** Keeps the text so far, and tells those who follow it what is new. False when the reply is closed. */
  write(id: string, text: string, part: Part): Promise<boolean> {
    return this.parts.load({ id, text, note: toNote(part) });
  }

  /** Undefined when it was closed before. */
  async close(id: string, { content, provider, model }: Closing): Promise<Message | undefined> {
    const [closed] = await this.database.query<Message>(sql.CLOSE, [id, content, provider, model]);
    return closed;
  }

  /** Undefined when it was closed before. */
  async fail(id: string): Promise<Message | undefined> {
    const [failed] = await this.database.query<Message>(sql.FAIL, [id]);
    return failed;
  }

  /** Undefined when it was closed before. */
  async stop(id: string): Promise<Message | undefined> {
    const [stopped] = await this.database.query<Message>(sql.STOP, [id]);
    return stopped;
  }

  /** Ids of open replies of which nothing was written for longer than this. */
  async findForgotten(afterS: number): Promise<string[]> {
    const before = new Date(Date.now() - afterS * 1000);
    const where = { closedAt: IsNull(), touchedAt: LessThan(before) };
    const rows = await this.table.find({ select: { id: true }, where, take: MAX_FORGOTTEN });
    return rows.map(({ id }) => id);
  }

  private async keep(parts: readonly Written[]): Promise<boolean[]> {
    const column = (name: keyof Written) => parts.map((part) => part[name]);
    const kept = this.database.query<Pick<Written, 'id'>>(sql.WRITE, [
      column('id'),
      column('text'),
      column('note'),
    ]);
    this.keeping = kept.catch(() => undefined);
    const open = new Set((await kept).map(({ id }) => id));
    return parts.map(({ id }) => open.has(id));
  }

  private get table() {
    return this.database.table(MessageSchema);
  }
}
