import english from './en/remind';
import { texts } from './texts';

/** The texts of asking for reminders. */
export const tRemind = texts('remind', english);
