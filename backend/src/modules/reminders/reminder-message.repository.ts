import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-date.js';
import { Database } from '../../platform/database/database.js';

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
  firstName: string;
  timeZone: string;
  /** Whether the person wants reminders, and wants them by email. */
  enabled: boolean;
  wantsEmail: boolean;
}
export type Answer = 'done' | 'later';

const OPEN = {
  name: 'reminder-message-open',
  text: `insert into reminder_messages (user_id, on_date)
         select * from unnest($1::uuid[], $2::date[])
         on conflict (user_id, on_date) where not is_test do nothing returning id`,
};
const OPEN_TEST = {
  name: 'reminder-message-open-test',
  text: `insert into reminder_messages (user_id, on_date, is_test) values ($1, $2, true) returning id`,
};
const GET = {
  name: 'reminder-message-get',
  text: `select m.id, m.user_id as "userId", to_char(m.on_date, 'YYYY-MM-DD') as "on", m.is_test as "isTest",
                m.task_ids as "taskIds", m.answer, m.created_at as "createdAt", u.email,
                u.first_name as "firstName", coalesce(u.time_zone, 'UTC') as "timeZone",
                coalesce(s.enabled, false) as enabled, coalesce(s.email, true) as "wantsEmail"
           from reminder_messages m join users u on u.id = m.user_id
           left join reminder_settings s on s.user_id = m.user_id where m.id = $1`,
};
const TELL = {
  name: 'reminder-message-tell',
  text: `update reminder_messages set task_ids = $2 where id = $1`,
};
const ANSWER = {
  name: 'reminder-message-answer',
  text: `update reminder_messages set answer = $2 where id = $1 and answer is null returning id`,
};
const CLAIM = {
  name: 'reminder-delivery-claim',
  text: `insert into reminder_deliveries as d (message_id, target) values ($1, $2)
         on conflict (message_id, target) do update set state = 'sending'
          where d.state = 'failed' or (d.state = 'sending' and $3) returning target`,
};
const SETTLE = {
  name: 'reminder-delivery-settle',
  text: `update reminder_deliveries set state = $3, detail = $4 where message_id = $1 and target = $2`,
};
const WAS_SENT = {
  name: 'reminder-delivery-was-sent',
  text: `select 1 from reminder_deliveries where message_id = $1 and state = 'sent' limit 1`,
};
const FORGET = {
  name: 'reminder-message-forget',
  text: `delete from reminder_messages where created_at < now() - interval '90 days'`,
};

/** Messages, at most one for each person and day, and what became of each on its ways. */
@Injectable()
export class ReminderMessageRepository {
  constructor(private readonly database: Database) {}

  /** Answers the ids of the messages that are new: a person who has one for the day gets no second. */
  async openMessages(people: { userId: string; on: LocalDate }[]): Promise<string[]> {
    const ids = people.map(({ userId }) => userId);
    const opened = await this.database.query<{ id: string }>(OPEN, [ids, people.map(({ on }) => on)]);
    return opened.map(({ id }) => id);
  }

  /** A message that somebody asked for to see how it looks; it does not count as the day's. */
  async openTest(userId: string, on: LocalDate): Promise<string> {
    const [opened] = await this.database.query<{ id: string }>(OPEN_TEST, [userId, on]);
    return opened!.id;
  }

  async get(id: string): Promise<ReminderMessage | undefined> {
    const [message] = await this.database.query<ReminderMessage>(GET, [id]);
    return message;
  }

  /** Keeps what the message speaks of, so that its buttons touch nothing else. */
  async setTasks(id: string, taskIds: string[]): Promise<void> {
    await this.database.query(TELL, [id, taskIds]);
  }

  /** Whether this is the first answer; only the first one counts. */
  async recordAnswer(id: string, answer: Answer): Promise<boolean> {
    return (await this.database.query(ANSWER, [id, answer])).length === 1;
  }

  /**
   * Whether the caller may hand the message over on this way: nobody has, or those who tried were refused. Whoever died
   * in the middle may have succeeded: only where a repeat is harmless may another one try.
   */
  async claim(id: string, target: string, isRepeatHarmless: boolean): Promise<boolean> {
    return (await this.database.query(CLAIM, [id, target, isRepeatHarmless])).length === 1;
  }

  async settle(id: string, target: string, state: 'sent' | 'failed', detail: string | null = null) {
    await this.database.query(SETTLE, [id, target, state, detail?.slice(0, 300) ?? null]);
  }

  async wasSent(id: string): Promise<boolean> {
    return (await this.database.query(WAS_SENT, [id])).length === 1;
  }

  /** Forgets messages whose links are long over. */
  async forgetOld(): Promise<void> {
    await this.database.query(FORGET);
  }
}
