import english from './en/calendar';
import { texts } from './texts';

/** The texts of the care calendar. */
export const tCalendar = texts('calendar', english);
