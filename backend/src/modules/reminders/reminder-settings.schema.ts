import { EntitySchema } from 'typeorm';

/** How a person wants to be reminded, as it is stored. */
export interface ReminderSettingsRow {
  userId: string;
  enabled: boolean;
  /** Of the person's own clock. */
  hour: number;
  email: boolean;
  nextAt: Date | null;
  calendarVersion: number;
  calendarHash: Buffer | null;
}

export const ReminderSettingsSchema = new EntitySchema<ReminderSettingsRow>({
  name: 'reminder-settings',
  tableName: 'reminder_settings',
  columns: {
    userId: { type: 'uuid', primary: true },
    enabled: { type: 'boolean', default: false },
    hour: { type: 'smallint', default: 9 },
    email: { type: 'boolean', default: true },
    nextAt: { type: 'timestamptz', nullable: true },
    calendarVersion: { type: 'integer', default: 0 },
    calendarHash: { type: 'bytea', nullable: true },
  },
});
