import type { Units } from '@leaflore/doctor/units';
import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '../../kernel/languages/language.js';
import { Database } from '../../platform/database/database.js';
import { USUAL_HOUR } from './domain/reminder-time.js';
import { ReminderSettingsSchema } from './reminder-settings.schema.js';
import type { ReminderSettingsRow } from './reminder-settings.schema.js';
import * as sql from './reminder-settings.statements.js';

/** How a person wants to be reminded. */
export interface ReminderSettings {
  enabled: boolean;
  hour: number;
  email: boolean;
  /** When we look again what is due; null while reminders are off. */
  nextAt: Date | null;
  calendarVersion: number;
  /** The hash of the calendar link's token; null while there is none. */
  calendarHash: Buffer | null;
}

/** A person whose turn has come. */
export interface DuePerson {
  userId: string;
  hour: number;
  timeZone: string;
}

/** Whose calendar feed a link opens. */
interface CalendarReader extends Omit<DuePerson, 'hour'> {
  units: Units;
  /** Of the account; null until it was chosen. */
  language: LanguageCode | null;
  calendarVersion: number;
}

const NONE: ReminderSettings = {
  enabled: false,
  hour: USUAL_HOUR,
  email: true,
  nextAt: null,
  calendarVersion: 0,
  calendarHash: null,
};

/** People's wishes about reminders, and whose turn it is. */
@Injectable()
export class ReminderSettingsRepository {
  constructor(private readonly database: Database) {}

  /** What a person chose, or the defaults. */
  async get(userId: string): Promise<ReminderSettings> {
    const row = await this.settings.findOneBy({ userId });
    return row ? toSettings(row) : NONE;
  }

  /** The same, locked until the open transaction ends, also against sweeps. */
  async lock(userId: string): Promise<ReminderSettings> {
    const [row] = await this.database.query<ReminderSettingsRow>(sql.LOCK, [userId]);
    return toSettings(row!);
  }

  async save(userId: string, { enabled, hour, email, nextAt }: ReminderSettings): Promise<void> {
    await this.settings.update({ userId }, { enabled, hour, email, nextAt });
  }

  async useEmail(userId: string): Promise<void> {
    await this.settings.update({ userId }, { email: true });
  }

  async turnOff(userId: string): Promise<void> {
    await this.settings.update({ userId }, { enabled: false, nextAt: null });
  }

  /** `hash` finds the feed; null turns it off. */
  async setCalendar(userId: string, calendarVersion: number, calendarHash: Buffer | null): Promise<void> {
    await this.settings.update({ userId }, { calendarVersion, calendarHash });
  }

  async findCalendar(hash: Buffer): Promise<CalendarReader | undefined> {
    const [found] = await this.database.query<CalendarReader>(sql.FIND_CALENDAR, [hash]);
    return found;
  }

  /** At most `limit` people whose turn has come, for the open transaction alone; those of another one are left out. */
  takeDue(now: Date, limit: number): Promise<DuePerson[]> {
    return this.database.query<DuePerson>(sql.TAKE_DUE, [now, limit]);
  }

  async moveOn(turns: { userId: string; nextAt: Date }[]): Promise<void> {
    const ids = turns.map(({ userId }) => userId);
    await this.database.query(sql.MOVE_ON, [ids, turns.map(({ nextAt }) => nextAt.toISOString())]);
  }

  /** Moves turns that a clock ahead of time has put off by days to now. */
  async heal(now: Date): Promise<void> {
    await this.database.query(sql.HEAL, [now]);
  }

  private get settings() {
    return this.database.table(ReminderSettingsSchema);
  }
}

const toSettings = ({ userId: _, ...settings }: ReminderSettingsRow): ReminderSettings => settings;
