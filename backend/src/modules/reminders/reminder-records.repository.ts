import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ReminderSettingsSchema } from './reminder-settings.schema.js';

/** How a person wants to be reminded, as it is exported. Never the keys of devices or calendars. */
export interface ReminderRecord {
  enabled: boolean;
  /** Of the day, in the person's own time zone. */
  hour: number;
  email: boolean;
}

/** Exports and imports a person's reminder settings. */
@Injectable()
export class ReminderRecords {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<ReminderRecord | undefined> {
    const settings = await this.settings.findOneBy({ userId });
    return settings ? { enabled: settings.enabled, hour: settings.hour, email: settings.email } : undefined;
  }

  /** Sets them where the person has none yet, and answers whether it did. The next sweep looks at the person's clock. */
  async importSettings(userId: string, { enabled, hour, email }: ReminderRecord): Promise<boolean> {
    const row = { userId, enabled, hour, email, nextAt: enabled ? new Date() : null };
    return (await this.database.insertNew(ReminderSettingsSchema, [row])) > 0;
  }

  private get settings() {
    return this.database.table(ReminderSettingsSchema);
  }
}
