import english from './en/schedule';
import { texts } from './texts';

/** The texts of a plant’s schedule. */
export const tSchedule = texts('schedule', english);
