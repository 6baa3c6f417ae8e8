export { Notices } from './notices.js';
export { ReminderRecords } from './reminder-records.repository.js';
export type { ReminderRecord } from './reminder-records.repository.js';
export { RemindersModule } from './reminders.module.js';
