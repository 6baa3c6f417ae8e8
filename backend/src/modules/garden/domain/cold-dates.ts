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

/** The watering of what lives on rain in winter in the ground, where it stands in a pot. */
export function inItsPot({ rhythm, conditions }: Situation): Rhythm {
  const { kind, pottedDays, restingDays, growingDays, isOwnRhythm } = rhythm;
  if (kind !== 'water' || isOwnRhythm || restingDays !== null || !pottedDays || conditions.potCm === null)
    return rhythm;
  return { ...rhythm, restingDays: Math.max(pottedDays, growingDays) };
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

/** The first day of the winter that this day lies in, or of the one before it. */
function winterBefore(day: LocalDate, situation: Situation): LocalDate {
  let first = `${day.slice(0, 7)}-01`;
  while (!isCold(first, situation)) first = monthBefore(first);
  while (isCold(monthBefore(first), situation)) first = monthBefore(first);
  return first;
}

const monthBefore = (day: LocalDate): LocalDate => `${addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;

/** The last day before winter, as this day is before it. */
function lastBeforeWinter(day: LocalDate, situation: Situation): LocalDate {
  let month = day.slice(0, 7);
  while (!isCold(`${nextMonth(month)}-01`, situation)) month = nextMonth(month);
  return lastDayOf(month);
}

/**
 * From which day on a crop is certainly harvested in the season that this day lies in, which is not in winter: so long after it was sown, as far as we
 * know. Null: only the cold ends it.
 */
function harvestedFrom(day: LocalDate, situation: Situation): LocalDate | null {
  const { rhythm, startsOn } = situation;
  if (!rhythm.harvest?.weeks) return null;
  const winter = winterBefore(day, situation);
  const spring = addDays(lastDayInWinter(winter, situation), 1);
  const sownOn = startsOn >= winter ? laterOf(startsOn, spring) : opensAfter(winter, situation);
  return addDays(sownOn, 7 * rhythm.harvest.weeks);
}

function lastDayInWinter(first: LocalDate, situation: Situation): LocalDate {
  let month = first.slice(0, 7);
  while (isCold(`${nextMonth(month)}-01`, situation)) month = nextMonth(month);
  return lastDayOf(month);
}

/** Since when it is over for all we know on a day, by the cold or its harvest; null: it grows. */
function overSince(day: LocalDate, situation: Situation): LocalDate | null {
  if (isCold(day, situation)) return winterBefore(day, situation);
  const harvested = harvestedFrom(day, situation);
  return harvested && harvested <= day ? harvested : null;
}

const laterOf = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/** The next day on which the cold is over. */
function opensAfter(day: LocalDate, { hemisphere }: Situation): LocalDate {
  const over = COLD_IS_OVER[hemisphere === 'south' ? 'south' : 'north'];
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < over ? year : year + 1}-${over}`;
}

/** The day on which it is asked about again where it was over on a day, or will be with the winter after it. */
const opensAgainAfter = (day: LocalDate, situation: Situation): LocalDate =>
  opensAfter(isCold(day, situation) ? day : lastBeforeWinter(day, situation), situation);

/**
 * The last day on which an answer to that date is waited for: a few days later where it is over then, else the last one before its harvest or the cold.
 * Who adds a plant is asked from that day on.
 */
function closesAfter(dueOn: LocalDate, situation: Situation): LocalDate {
  const open = addDays(laterOf(dueOn, situation.startsOn), OPEN_DAYS);
  if (isCold(open, situation)) return open;
  const harvested = harvestedFrom(open, situation);
  const cold = lastBeforeWinter(open, situation);
  if (!harvested || harvested > cold) return cold;
  if (harvested > open) return addDays(harvested, -1);
  return isKnownToLive(open, situation) ? cold : open;
}

/**
 * Watered or looked at since it is over for all we know, by the cold or its harvest, or in the garden only since then, or found unwell: it lives where the
 * cold does not come, or was sown later.
 */
function isKnownToLive(day: LocalDate, situation: Situation): boolean {
  const { answers, startsOn, rhythm } = situation;
  const answeredOn = answers.findLast(({ answer }) => answer !== 'later')?.on ?? startsOn;
  const seenOn = [startsOn, rhythm.unwellSince ?? startsOn].reduce(laterOf, answeredOn);
  const since = overSince(day, situation);
  return since !== null && overSince(seenOn, situation) === since;
}

/** What it was due on for who looks at it on a day: what was not answered when it is harvested or the cold is there is over, until the next season. */
export function dueAsOf(day: LocalDate, dueOn: LocalDate, situation: Situation): LocalDate {
  if (!hasEnd(situation)) return dueOn;
  const closesOn = closesAfter(dueOn, situation);
  return closesOn < day ? dueAsOf(day, opensAgainAfter(closesOn, situation), situation) : dueOn;
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
  if (!hasEnd(situation))
    return {
      ...dates,
      says: isHarvestedBy(dates.dueOn, situation) ? 'harvested' : shelterBy(dates.dueOn, situation),
    };
  const dueOn = dueAsOf(situation.today, dates.dueOn, situation);
  const closesOn = closesAfter(dueOn, situation);
  if (dueOn !== dates.dueOn)
    return {
      ...{ dueOn, putOffFrom: null, lateOn: addDays(dueOn, days + 1), closesOn },
      says: endsBy(closesAfter(dates.dueOn, situation), situation),
    };
  const isOver = isOverOn(dueOn, situation);
  return { ...dates, closesOn, says: isOver ? endsBy(dueOn, situation) : null };
}

/** What ends it on a day, or on the next one. */
const endsBy = (day: LocalDate, situation: Situation): ColdSays =>
  [day, addDays(day, 1)].some((each) => isCold(each, situation)) ? 'season-over' : 'harvested';

/** Whether it is over then for all we know, and nobody has said since that it grows. */
const isOverOn = (day: LocalDate, situation: Situation): boolean =>
  overSince(day, situation) !== null && !isKnownToLive(day, situation);

/**
 * A later day on which it falls if all is done in time: in the cold months, or after its harvest, only while it is known to live. `isLast`: it is asked then whether it
 * is still there, and no day is expected after that before it is answered.
 */
export function expectedOn(on: LocalDate, situation: Situation): { on: LocalDate; isLast: boolean } {
  const isLast = hasEnd(situation) && isOverOn(on, situation);
  return { on: isLast ? opensAgainAfter(on, situation) : on, isLast };
}

/** Whether a day on which it is watered lies where the cold is over, or has not come, and before its harvest. */
export const isOutOfTheCold = (day: LocalDate, situation: Situation): boolean =>
  hasEnd(situation) && overSince(day, situation) === null;

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

/** Whether a crop that stands the cold is harvested before that day: months of its harvest lie between, in which it is not watered. */
function isHarvestedBy(dueOn: LocalDate, { rhythm, hemisphere, answers, startsOn }: Situation): boolean {
  if (rhythm.kind !== 'water' || rhythm.isOwnRhythm || rhythm.restingDays !== null || !rhythm.harvest)
    return false;
  const harvest = inHemisphere(rhythm.harvest.months, hemisphere);
  const from = nextMonth(laterOf(answers.at(-1)?.on ?? startsOn, startsOn).slice(0, 7));
  const to = addDays(`${dueOn.slice(0, 7)}-01`, -1);
  return someMonth(`${from}-01`, to, (day) => harvest.includes(monthOf(day)));
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
