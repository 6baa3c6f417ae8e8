import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** How somebody wants to be reminded, as it is taken along. Never the keys of devices or calendars. */
export interface ReminderRecord {
  enabled: boolean;
  /** Of the day, in the person's own time zone. */
  hour: number;
  email: boolean;
}

const FIND = {
  name: 'reminder-record',
  text: `select enabled, hour, email from reminder_settings where user_id = $1`,
};
/** The next sweep looks at the person's clock, as it does when the time zone changes. */
const IMPORT = {
  name: 'reminder-record-bring',
  text: `insert into reminder_settings (user_id, enabled, hour, email, next_at)
         values ($1, $2, $3, $4, case when $2 then now() end)
         on conflict (user_id) do nothing returning user_id`,
};

/** Takes somebody's wishes about reminders along, and gives them to whoever has none yet. */
@Injectable()
export class ReminderRecords {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<ReminderRecord | undefined> {
    const [record] = await this.database.query<ReminderRecord>(FIND, [userId]);
    return record;
  }

  /** Answers whether anything was set. */
  async importSettings(userId: string, { enabled, hour, email }: ReminderRecord): Promise<boolean> {
    return (await this.database.query(IMPORT, [userId, enabled, hour, email])).length > 0;
  }
}
