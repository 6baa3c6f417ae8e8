import { addDays, lastDayOf, monthOf, nextMonth } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import { GETS_COLD, restOn, WINTER } from './season.js';
import type { ColdSays, Sentence } from './sentences.js';
import type { Due, Rhythm, Situation } from './situation.js';

/** So many days a date of the cold months waits for an answer. Each that says that it still grows has another date follow. */
const OPEN_DAYS = 7;

type Dates = Pick<Due, 'dueOn' | 'putOffFrom' | 'lateOn' | 'closesOn'>;

/**
 * The day, `05-15`, from which what no frost may touch is outdoors again where winters are known, after their last frosts. In the north the ice saints
 * (https://www.mdr.de/mdr-garten/pflegen/ueberwintern/pflanzen-vor-frost-schuetzen-kuebelpflanzen-obst-fruehling-100.html); Burlington in Vermont has
 * its last frost in the middle of May too, and Edinburgh in May (https://stories.rbge.org.uk/archives/342). In the south Cup Day, the first Tuesday of November
 * (https://the-riotact.com/notes-from-the-kitchen-garden-when-to-plant-tomatoes/327609). Milder places have their last frost before.
 */
const COLD_IS_OVER = { north: '05-15', south: '11-01' };

/** The months, of the north, in which tender tubers lie dry and without leaves, dug up or not: they are woken in spring. */
const TUBERS_REST: readonly Month[] = [11, 12, 1, 2, 3];

const isTuber = ({ cold }: Rhythm) => cold === 'dig-up' || cold === 'dug-up';

/** The rhythm where a plant stands: tender tubers are not watered while they rest, where there is a winter. A rhythm that the gardener chose goes on. */
export function wintering<Given extends Omit<Rhythm, 'kind'> & { kind: string }>(
  rhythm: Given,
  hasWinter = false,
): Given {
  if (!hasWinter || rhythm.isOwnRhythm || rhythm.kind !== 'water' || !isTuber(rhythm as Rhythm))
    return rhythm;
  return { ...rhythm, restingDays: null, restMonths: TUBERS_REST };
}

/** What is grown for one season, where winter ends that outdoors; a rhythm that the gardener chose goes on. */
const isEnded = ({ rhythm, hasWinter, hemisphere }: Situation): boolean =>
  hasWinter === true && hemisphere !== 'tropics' && rhythm.cold === 'end' && !rhythm.isOwnRhythm;

/** Its watering, with which is asked whether it is still there; not while a problem is open that was found in the cold: then it is. */
const hasEnd = (situation: Situation): boolean => {
  const { kind, unwellSince } = situation.rhythm;
  return isEnded(situation) && kind === 'water' && !(unwellSince && isCold(unwellSince, situation));
};

const isCold = (day: LocalDate, { hemisphere }: Situation): boolean =>
  inHemisphere(WINTER, hemisphere).includes(monthOf(day));

const laterOf = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/** The next day on which the cold is over. */
function opensAfter(day: LocalDate, { hemisphere }: Situation): LocalDate {
  const over = COLD_IS_OVER[hemisphere === 'south' ? 'south' : 'north'];
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < over ? year : year + 1}-${over}`;
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

/**
 * A later day on which it falls if all is done in time: in the cold months only while it is known to live. `isLast`: it is asked then whether it
 * is still there, and no day is expected after that before it is answered.
 */
export function expectedOn(on: LocalDate, situation: Situation): { on: LocalDate; isLast: boolean } {
  const isLast = hasEnd(situation) && isCold(on, situation) && !isKnownToLive(on, situation);
  return { on: isLast ? opensAfter(on, situation) : on, isLast };
}

/** Whether a day on which it is watered lies where the cold is over, or has not come. */
export const isOutOfTheCold = (day: LocalDate, situation: Situation): boolean =>
  hasEnd(situation) && !isCold(day, situation);

/**
 * What else is done for what is grown for one season, as it is fed: after a winter not before it is asked about. It was last done, or added, on `from`.
 */
export function afterTheCold(dueOn: LocalDate, from: LocalDate, situation: Situation): LocalDate {
  const cold = (day: LocalDate) => isCold(day, situation);
  if (!isEnded(situation) || !someMonth(from, dueOn, cold)) return dueOn;
  const over = opensAfter(dueOn, situation);
  return cold(dueOn) || !someMonth(dueOn, over, cold) ? over : dueOn;
}

/** Whether something is so in a month from one day to another. */
function someMonth(from: LocalDate, to: LocalDate, isSo: (day: LocalDate) => boolean): boolean {
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month))
    if (isSo(`${month}-01`)) return true;
  return false;
}

/** Which advice for the time before the cold comes too late on a day. */
export interface TooLate {
  toShelter: boolean;
  toDigUp: boolean;
}

/**
 * The same for a date of a tender plant outdoors, which lies before the cold or in it, and for the end of a tuber's rest, which lies after it: with
 * the last of the months in which it gets cold it is too late. Dates of the months of the north from October to March are taken for its winter.
 */
export function tooLate(dueOn: LocalDate, today: LocalDate): TooLate {
  const year = Number(dueOn.slice(0, 4));
  const autumns = [`${year - 1}-05-31`, `${year - 1}-11-30`, `${year}-05-31`, `${year}-11-30`] as const;
  const month = monthOf(dueOn);
  const [shelter, digUp] = month <= 3 ? [1, 0] : month <= 9 ? [2, 1] : [3, 2];
  return { toShelter: today > autumns[shelter]!, toDigUp: today > autumns[digUp]! };
}

/** A sentence about a date without advice that comes too late: it is not said all winter. */
export function withoutLateAdvice(sentence: Sentence, late: TooLate): Sentence {
  if (late.toShelter && (sentence.says === 'bring-in' || sentence.says === 'dig-up'))
    return { says: 'check', on: sentence.on };
  return late.toDigUp && sentence.says === 'dig-up-rest' ? { says: 'rests', on: sentence.on } : sentence;
}

/** What a tender plant outdoors needs before the cold, with the watering that falls into these weeks or begins to wait in them; and that a tuber rests. */
function shelterBy(dueOn: LocalDate, situation: Situation): ColdSays | null {
  const { rhythm, hasWinter, hemisphere, answers, startsOn, today } = situation;
  const { kind, cold } = rhythm;
  if (kind !== 'water' || !hasWinter || !cold || cold === 'end') return null;
  const gets = (day: LocalDate) => inHemisphere(GETS_COLD, hemisphere).includes(monthOf(day));
  const rests = (day: LocalDate) => restOn(day, hemisphere, rhythm.restMonths) === 1;
  const from = answers.at(-1)?.on ?? startsOn;
  if (rhythm.restingDays === null && someMonth(from, dueOn, rests))
    return cold === 'dig-up' && someMonth(from, laterOf(from, today), gets) ? 'dig-up-rest' : 'rests';
  return cold !== 'dug-up' && [from, dueOn].some(gets) ? cold : null;
}
