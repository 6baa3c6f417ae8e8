import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Raw } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Position } from '../../platform/http/page.js';
import { ContactMessageSchema } from './contact-message.schema.js';
import type { ContactMessageRow } from './contact-message.schema.js';
import { contactMessageNotFound } from './domain/contact.errors.js';
import type { ContactMessage } from './domain/contact-message.js';

/** Messages to the team. */
@Injectable()
export class ContactMessageRepository {
  constructor(private readonly database: Database) {}

  /** Whether it is new: a message with this id stays as it is. */
  async add(
    id: string,
    { name, email, subject, message }: ContactMessage,
    userId: string | null,
  ): Promise<boolean> {
    const row = { id, userId, name, email, subject, message };
    return (await this.database.insertNew(ContactMessageSchema, [row])) > 0;
  }

  async find(id: string): Promise<ContactMessageRow | undefined> {
    return (await this.table.findOneBy({ id })) ?? undefined;
  }

  /** A person's own, oldest first; there are few, as they are limited and kept for a year. */
  async *pages(
    userId: string,
  ): AsyncGenerator<(ContactMessage & Pick<ContactMessageRow, 'id' | 'createdAt'>)[]> {
    const select = {
      id: true,
      name: true,
      email: true,
      subject: true,
      message: true,
      createdAt: true,
    } as const;
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const messages = await this.table.find({ select, where: { userId }, order });
    if (messages.length) yield messages;
  }

  /** Everybody's, newest first, before a position. */
  list(limit: number, after?: Position): Promise<ContactMessageRow[]> {
    const page = this.table.createQueryBuilder('m');
    if (after) page.where('(m.createdAt, m.id) < (:createdAt, :id)', after);
    return page.orderBy('m.createdAt', 'DESC').addOrderBy('m.id', 'DESC').limit(limit).getMany();
  }

  /** Notes that a message is answered, or that it is not. Throws `contact-message-not-found`. */
  async setAnswered(id: string, isAnswered: boolean): Promise<void> {
    const { affected } = await this.table.update({ id }, { answeredAt: isAnswered ? new Date() : null });
    if (!affected) throw contactMessageNotFound();
  }

  /** Deletes what was written with this address while nobody was signed in. */
  async deleteOfVisitor(email: string): Promise<void> {
    const isIt = Raw((column) => `lower(${column}) = lower(:email)`, { email });
    await this.table.delete({ userId: IsNull(), email: isIt });
  }

  /** Deletes the messages that are older than this. */
  async prune(before: Date): Promise<void> {
    await this.table.delete({ createdAt: LessThan(before) });
  }

  private get table() {
    return this.database.table(ContactMessageSchema);
  }
}
