import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { USUAL_HOUR } from './domain/reminder-time.js';

/** How somebody wants to be reminded. */
export interface ReminderSettings {
  enabled: boolean;
  hour: number;
  email: boolean;
  /** When we look again what is due; null while reminders are off. */
  nextAt: Date | null;
  calendarVersion: number;
  hasCalendar: boolean;
}

/** Somebody whose turn has come. */
export interface DuePerson {
  userId: string;
  hour: number;
  timeZone: string;
}

const COLUMNS = `enabled, hour, email, next_at as "nextAt", calendar_version as "calendarVersion",
  calendar_hash is not null as "hasCalendar"`;
const GET = {
  name: 'reminder-settings-get',
  text: `select ${COLUMNS} from reminder_settings where user_id = $1`,
};
const LOCK = {
  name: 'reminder-settings-lock',
  text: `insert into reminder_settings (user_id) values ($1)
         on conflict (user_id) do update set user_id = excluded.user_id returning ${COLUMNS}`,
};
const SAVE = {
  name: 'reminder-settings-save',
  text: `update reminder_settings set enabled = $2, hour = $3, email = $4, next_at = $5
          where user_id = $1 returning ${COLUMNS}`,
};
const SET_CALENDAR = {
  name: 'reminder-settings-calendar',
  text: `update reminder_settings set calendar_version = $2, calendar_hash = $3 where user_id = $1`,
};
const FIND_CALENDAR = {
  name: 'reminder-calendar-find',
  text: `select s.user_id as "userId", coalesce(u.time_zone, 'UTC') as "timeZone"
           from reminder_settings s join users u on u.id = s.user_id where s.calendar_hash = $1`,
};
const TAKE_DUE = {
  name: 'reminder-take-due',
  text: `select s.user_id as "userId", s.hour, coalesce(u.time_zone, 'UTC') as "timeZone"
           from reminder_settings s join users u on u.id = s.user_id
          where s.next_at <= $1 order by s.next_at limit $2
            for update of s skip locked for key share of u skip locked`,
};
const MOVE_ON = {
  name: 'reminder-move-on',
  text: `update reminder_settings s set next_at = moved.next_at
           from unnest($1::uuid[], $2::timestamptz[]) as moved (user_id, next_at)
          where s.user_id = moved.user_id`,
};
const USE_EMAIL = {
  name: 'reminder-use-email',
  text: `update reminder_settings set email = true where user_id = $1`,
};
const TURN_OFF = {
  name: 'reminder-turn-off',
  text: `update reminder_settings set enabled = false, next_at = null where user_id = $1`,
};
const HEAL = {
  name: 'reminder-heal',
  text: `update reminder_settings set next_at = $1 where next_at > $1::timestamptz + interval '3 days'`,
};

const NONE: ReminderSettings = {
  enabled: false,
  hour: USUAL_HOUR,
  email: true,
  nextAt: null,
  calendarVersion: 0,
  hasCalendar: false,
};

/** People's wishes about reminders, and whose turn it is. */
@Injectable()
export class ReminderSettingsRepository {
  constructor(private readonly database: Database) {}

  /** What somebody chose, or what is usual. */
  async get(userId: string): Promise<ReminderSettings> {
    const [settings] = await this.database.query<ReminderSettings>(GET, [userId]);
    return settings ?? NONE;
  }

  /** The same while the open transaction keeps everybody else, sweeps too, from changing it. */
  async lock(userId: string): Promise<ReminderSettings> {
    const [settings] = await this.database.query<ReminderSettings>(LOCK, [userId]);
    return settings!;
  }

  async save(userId: string, { enabled, hour, email, nextAt }: ReminderSettings): Promise<ReminderSettings> {
    const [saved] = await this.database.query<ReminderSettings>(SAVE, [userId, enabled, hour, email, nextAt]);
    return saved!;
  }

  async useEmail(userId: string): Promise<void> {
    await this.database.query(USE_EMAIL, [userId]);
  }

  async turnOff(userId: string): Promise<void> {
    await this.database.query(TURN_OFF, [userId]);
  }

  /** `hash` finds the feed; null turns it off. */
  async setCalendar(userId: string, version: number, hash: Buffer | null): Promise<void> {
    await this.database.query(SET_CALENDAR, [userId, version, hash]);
  }

  async findCalendar(hash: Buffer): Promise<{ userId: string; timeZone: string } | undefined> {
    const [found] = await this.database.query<{ userId: string; timeZone: string }>(FIND_CALENDAR, [hash]);
    return found;
  }

  /** At most `limit` people whose turn has come, for the open transaction alone; those of another one are left out. */
  takeDue(now: Date, limit: number): Promise<DuePerson[]> {
    return this.database.query<DuePerson>(TAKE_DUE, [now, limit]);
  }

  async moveOn(turns: { userId: string; nextAt: Date }[]): Promise<void> {
    const ids = turns.map(({ userId }) => userId);
    await this.database.query(MOVE_ON, [ids, turns.map(({ nextAt }) => nextAt.toISOString())]);
  }

  /** Whoever would have to wait for days was put off by a clock that ran ahead: their turn is now. */
  async heal(now: Date): Promise<void> {
    await this.database.query(HEAL, [now]);
  }
}
