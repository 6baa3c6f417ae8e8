import type { Units } from '@leaflore/doctor/units';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import type { LanguageCode } from '../../kernel/languages/language.js';
import type { LocalDate } from '../../kernel/local-date.js';
import { daysAgo, KEPT_DAYS } from '../../kernel/retention.js';
import { Database } from '../../platform/database/database.js';
import { ReminderDeliverySchema, ReminderMessageSchema } from './reminder-message.schema.js';
import * as sql from './reminder-message.statements.js';

const MAX_DETAIL = 300;

/** A message and whom it is for. */
export interface ReminderMessage {
  id: string;
  userId: string;
  on: LocalDate;
  isTest: boolean;
  taskIds: string[];
  answer: Answer | null;
  createdAt: Date;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  timeZone: string;
  units: Units;
  /** Of the account; null until it was chosen. */
  language: LanguageCode | null;
  /** Whether the person wants reminders, and wants them by email. */
  enabled: boolean;
  wantsEmail: boolean;
}
export type Answer = 'done' | 'later';

/** Messages, at most one for each person and day, and what became of each on its channels. */
@Injectable()
export class ReminderMessageRepository {
  constructor(private readonly database: Database) {}

  /** Answers the ids of the messages that are new: a person who has one for the day gets no second. */
  async openMessages(people: { userId: string; on: LocalDate }[]): Promise<string[]> {
    const ids = people.map(({ userId }) => userId);
    const opened = await this.database.query<{ id: string }>(sql.OPEN, [ids, people.map(({ on }) => on)]);
    return opened.map(({ id }) => id);
  }

  /** A message that a person asked for to see how it looks; it does not count as the day's. */
  async openTest(userId: string, on: LocalDate): Promise<string> {
    const { identifiers } = await this.messages.insert({ userId, onDate: on, isTest: true, taskIds: [] });
    return (identifiers[0] as Pick<ReminderMessage, 'id'>).id;
  }

  async get(id: string): Promise<ReminderMessage | undefined> {
    const [message] = await this.database.query<ReminderMessage>(sql.GET, [id]);
    return message;
  }

  /** Stores what the message is about, so that its buttons touch nothing else. */
  async setTasks(id: string, taskIds: string[]): Promise<void> {
    await this.messages.update({ id }, { taskIds });
  }

  /** Whether this is the first answer; only the first one counts. */
  async recordAnswer(id: string, answer: Answer): Promise<boolean> {
    return (await this.messages.update({ id, answer: IsNull() }, { answer })).affected === 1;
  }

  /**
   * Whether the caller may deliver the message on this channel: nobody has tried, or the last try was refused. A try that was
   * cut off may have succeeded, so it is repeated only where a repeat is harmless.
   */
  async claim(id: string, target: string, isRepeatHarmless: boolean): Promise<boolean> {
    return (await this.database.query(sql.CLAIM, [id, target, isRepeatHarmless])).length === 1;
  }

  async settle(messageId: string, target: string, state: 'sent' | 'failed', detail: string | null = null) {
    await this.deliveries.update(
      { messageId, target },
      { state, detail: detail?.slice(0, MAX_DETAIL) ?? null },
    );
  }

  wasSent(messageId: string): Promise<boolean> {
    return this.deliveries.existsBy({ messageId, state: 'sent' });
  }

  /** Deletes messages whose links expired long ago. */
  async forgetOld(): Promise<void> {
    await this.messages.delete({ createdAt: LessThan(daysAgo(KEPT_DAYS.reminderMessages)) });
  }

  private get messages() {
    return this.database.table(ReminderMessageSchema);
  }

  private get deliveries() {
    return this.database.table(ReminderDeliverySchema);
  }
}
