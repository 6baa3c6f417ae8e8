import english from './en/reminders';
import { texts } from './texts';

/** The texts of the settings of reminders. */
export const tReminders = texts('reminders', english);
