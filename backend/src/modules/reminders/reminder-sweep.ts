import { Injectable } from '@nestjs/common';
import { DAY_S } from '../../kernel/durations.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { CareAgenda } from '../garden/index.js';
import { decideTurn } from './domain/reminder-time.js';
import type { Turn } from './domain/reminder-time.js';
import { sendReminder } from './reminder-delivery.js';
import { ReminderMessageRepository } from './reminder-message.repository.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';
import type { DuePerson } from './reminder-settings.repository.js';

const SWEEP_EVERY_S = 20;
const BATCH = 500;

/**
 * Finds the people whose hour has come and enqueues their messages. Several workers may do so at once and be killed
 * at any moment: each person is taken by one of them, and the day's message, its job and the next turn are written in
 * one transaction. A unique index ensures one message per person and day.
 */
@Injectable()
export class ReminderSweep {
  constructor(
    private readonly settings: ReminderSettingsRepository,
    private readonly messages: ReminderMessageRepository,
    private readonly agenda: CareAgenda,
    private readonly queue: JobQueue,
    private readonly database: Database,
  ) {}

  @Every(SWEEP_EVERY_S)
  async sweep(): Promise<void> {
    await this.run(new Date());
  }

  /** Handles everybody who is due at `now`; returns the number of messages. */
  async run(now: Date): Promise<number> {
    await this.settings.heal(now);
    const turnOf = memoise(now);
    let opened = 0;
    for (let taken = BATCH; taken === BATCH;) {
      const batch = await this.database.transaction(() => this.takeBatch(now, turnOf));
      taken = batch.taken;
      opened += batch.opened;
    }
    return opened;
  }

  @Every(DAY_S)
  forgetOld(): Promise<void> {
    return this.messages.forgetOld();
  }

  private async takeBatch(now: Date, turnOf: (person: DuePerson) => Turn) {
    const people = await this.settings.takeDue(now, BATCH);
    if (people.length === 0) return { taken: 0, opened: 0 };
    const turns = people.map((person) => ({ userId: person.userId, ...turnOf(person) }));
    const candidates = turns.flatMap(({ userId, on }) => (on ? [{ userId, on }] : []));
    const busy = await this.agenda.dueAmong(candidates);
    const ids = await this.messages.openMessages(candidates.filter(({ userId }) => busy.has(userId)));
    const jobs = ids.map((messageId) => ({ id: messageId, data: { messageId } }));
    await this.queue.enqueueAll(sendReminder, jobs);
    await this.settings.moveOn(turns);
    return { taken: people.length, opened: ids.length };
  }
}

/** Caches turns by hour and time zone, as thousands of people share them. */
function memoise(now: Date): (person: DuePerson) => Turn {
  const known = new Map<string, Turn>();
  return ({ hour, timeZone }) => {
    const key = `${hour} ${timeZone}`;
    const turn = known.get(key) ?? decideTurn(now, hour, timeZone);
    known.set(key, turn);
    return turn;
  };
}
