import { addDays, lastDayOf, monthOf, nextMonth } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import { WINTER } from './season.js';
import type { ColdSays } from './sentences.js';
import type { Due, Situation } from './situation.js';

/** So many days a date of the cold months waits for an answer. Each that says that it still grows has another date follow. */
const OPEN_DAYS = 7;

type Dates = Pick<Due, 'dueOn' | 'putOffFrom' | 'lateOn' | 'closesOn'>;

/** The months, of the north, in which the nights get too cold for what is tender: then it is said, not all winter. */
const GETS_COLD: readonly Month[] = [10, 11];

/** The watering of what is grown for one season, where winter ends that outdoors; a rhythm that the gardener chose goes on. */
const hasEnd = ({ rhythm, hasWinter, hemisphere }: Situation): boolean =>
  hasWinter === true &&
  hemisphere !== 'tropics' &&
  rhythm.cold === 'end' &&
  rhythm.kind === 'water' &&
  !rhythm.isOwnRhythm;

const isCold = (day: LocalDate, { hemisphere }: Situation): boolean =>
  inHemisphere(WINTER, hemisphere).includes(monthOf(day));

const laterOf = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/** The first day of the next month that is not cold. */
function opensAfter(day: LocalDate, situation: Situation): LocalDate {
  const first = `${nextMonth(day.slice(0, 7))}-01`;
  return isCold(first, situation) ? opensAfter(first, situation) : first;
}

/**
 * The last day on which an answer to that date is waited for: a few days later where it is cold then, else the last one before the cold. Who adds a
 * plant is asked from that day on.
 */
function closesAfter(dueOn: LocalDate, situation: Situation): LocalDate {
  const open = addDays(laterOf(dueOn, situation.startsOn), OPEN_DAYS);
  if (isCold(open, situation)) return open;
  let month = open.slice(0, 7);
  while (!isCold(`${nextMonth(month)}-01`, situation)) month = nextMonth(month);
  return lastDayOf(month);
}

/** Watered or looked at in the cold months that this day lies in, or in the garden only since then: it lives where the cold does not come. */
function isKnownToLive(day: LocalDate, situation: Situation): boolean {
  const answeredOn = situation.answers.findLast(({ answer }) => answer !== 'later')?.on;
  const seenOn = laterOf(answeredOn ?? situation.startsOn, situation.startsOn);
  return isCold(seenOn, situation) && day < opensAfter(seenOn, situation);
}

/** What it was due on for who looks at it on a day: what was not answered when the cold is there is over, until the next season. */
export function dueAsOf(day: LocalDate, dueOn: LocalDate, situation: Situation): LocalDate {
  if (!hasEnd(situation)) return dueOn;
  const closesOn = closesAfter(dueOn, situation);
  return closesOn < day ? dueAsOf(day, opensAfter(closesOn, situation), situation) : dueOn;
}

/**
 * The dates of what is grown for one season, given those of a plant that lives on; `days` is its wait. Whether it stands outdoors is often our
 * guess, and so is that the cold has ended it: the answer to the first date of the cold months counts more.
 */
export function untilTheCold(
  dates: Dates,
  days: number,
  situation: Situation,
): Dates & { says: ColdSays | null } {
  if (!hasEnd(situation)) return { ...dates, says: shelterBy(dates.dueOn, situation) };
  const dueOn = dueAsOf(situation.today, dates.dueOn, situation);
  const closesOn = closesAfter(dueOn, situation);
  if (dueOn !== dates.dueOn)
    return { dueOn, putOffFrom: null, lateOn: addDays(dueOn, days + 1), closesOn, says: 'season-over' };
  const isOver = isCold(dueOn, situation) && !isKnownToLive(dueOn, situation);
  return { ...dates, closesOn, says: isOver ? 'season-over' : null };
}

/** A later day on which it falls if all is done in time: in the cold months only while it is known to live. */
export const expectedOn = (on: LocalDate, situation: Situation): LocalDate =>
  hasEnd(situation) && isCold(on, situation) && !isKnownToLive(on, situation)
    ? opensAfter(on, situation)
    : on;

/** What a tender plant outdoors needs before the cold, with the watering that falls into these weeks or begins to wait in them. */
function shelterBy(
  dueOn: LocalDate,
  { rhythm, hasWinter, hemisphere, answers, startsOn }: Situation,
): ColdSays | null {
  const { kind, cold } = rhythm;
  if (kind !== 'water' || !hasWinter || !cold || cold === 'end') return null;
  const months = inHemisphere(GETS_COLD, hemisphere);
  const from = answers.at(-1)?.on ?? startsOn;
  return [from, dueOn].some((day) => months.includes(monthOf(day))) ? cold : null;
}
