export { ReminderRecords } from './reminder.records.js';
export type { ReminderRecord } from './reminder.records.js';
export { RemindersModule } from './reminders.module.js';
