import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/queue/every.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { CareAgenda } from '../garden/index.js';
import { takeTurn } from './domain/reminder-time.js';
import type { Turn } from './domain/reminder-time.js';
import { sendReminder } from './reminder-delivery.js';
import { ReminderMessageRepository } from './reminder-message.repository.js';
import { ReminderSettingsRepository } from './reminder-settings.repository.js';
import type { DuePerson } from './reminder-settings.repository.js';

const LOOK_EVERY_S = 20;
const DAY_S = 24 * 3600;
const BATCH = 500;

/**
 * Finds out whose hour has come and puts their messages into the queue. Several workers may do so at once and be killed
 * at any moment: a person is taken by one of them, and the day's message, the job that sends it and the next turn are
 * written in one transaction. A person has one message a day because the table allows no second.
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

  @Every(LOOK_EVERY_S)
  async sweep(): Promise<void> {
    await this.run(new Date());
  }

  /** Takes everybody whose turn has come at `now`; answers how many messages that makes. */
  async run(now: Date): Promise<number> {
    await this.settings.heal(now);
    const turnOf = remembering(now);
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

/** Thousands share an hour and a time zone: each pair is worked out once. */
function remembering(now: Date): (person: DuePerson) => Turn {
  const known = new Map<string, Turn>();
  return ({ hour, timeZone }) => {
    const key = `${hour} ${timeZone}`;
    const turn = known.get(key) ?? takeTurn(now, hour, timeZone);
    known.set(key, turn);
    return turn;
  };
}
