import type { Hemisphere } from '../../../kernel/hemisphere.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { Month } from '../../../kernel/months.js';
import type { CareAnswer, CareKind } from './care-kind.js';
import type { KnownCold } from './cold-note.js';
import type { Conditions } from './conditions.js';

/** How often something is done, and in which part of the year. Months are those of the north. */
export interface Rhythm {
  kind: CareKind;
  /** Days from one time to the next in the growing season, or within `months`. */
  growingDays: number;
  /** The same in the months of rest; null: nothing is done then. */
  restingDays: number | null;
  /** The months of rest, for what goes on all year. */
  restMonths: readonly Month[];
  /** The months in which alone it is done; null: all year, more slowly in the months of rest. */
  months: readonly Month[] | null;
  /** Years from one season to the next, for what is done once in a season; null: every `growingDays` within the months. */
  everyYears: number | null;
  /** Set by the gardener: it is kept to the day, whatever the season, the pot and the light. */
  isOwnRhythm: boolean;
  /** What the cold asks for, for a plant that stands outdoors, as far as we know; `dug-up` of what is to be dug up and stands indoors. */
  cold?: KnownCold['asksFor'] | 'dug-up' | null;
  /** When it is harvested, for a crop that stands outdoors; null: only the cold ends it, if anything does. */
  harvest?: { weeks: number | null; months: readonly Month[] } | null;
  /** Days between waterings in winter where a pot keeps it from the rain that is enough in the ground; only of what stands outdoors. */
  pottedDays?: number | null;
  /** It is not due before this day: the treatment of an open problem puts it off, as feeding is, or it was not due where the gardener lived before. */
  notBefore?: LocalDate | null;
  /** The day on which the open problem of its plant was found. */
  unwellSince?: LocalDate | null;
  /** The second look at a problem, which comes again until the problem is closed. */
  isLook?: boolean;
}

/** All that a date follows from. */
export interface Situation {
  rhythm: Rhythm;
  conditions: Conditions;
  hemisphere: Hemisphere;
  /** There is a winter, which is too cold outdoors for what is tender; left out where that is not known. */
  hasWinter?: boolean;
  /** Oldest first. */
  answers: readonly CareAnswer[];
  /** Where counting begins while nothing was done yet. */
  startsOn: LocalDate;
  /** The gardener's own day: a season that has passed by then is over. */
  today: LocalDate;
}

/** When something is due, and why. */
export interface Due {
  dueOn: LocalDate;
  /** The day on which it was due before the gardener put it off; null where it was not put off. */
  putOffFrom: LocalDate | null;
  /** The first day on which it is overdue by more than a whole interval again; what is bound to months is never late. */
  lateOn: LocalDate;
  /** The last day of the season in which it may be due; null: it may be due all year. */
  closesOn: LocalDate | null;
  lastDoneOn: LocalDate | null;
  /** The plain sentences for the screen, the mail and the calendar. */
  reason: string;
  /** The first of them, as far as it is true of later times too: "Every 5 weeks in winter." */
  rhythmWords: string;
}
