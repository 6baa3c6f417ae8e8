import { addDays, daysBetween, lastDayOf, nextMonth } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import type { CareAnswer } from './care-kind.js';
import { nextInWindow } from './care-window.js';
import type { Windowed } from './care-window.js';
import { isDone, learntFactor } from './learning.js';
import {
  afterTheCold,
  dueAsOf,
  expectedOn,
  inItsPot,
  isOutOfTheCold,
  untilTheCold,
  wintering,
} from './cold-dates.js';
import { reasonInWords, rhythmSentence } from './rhythm-words.js';
import { restOn } from './season.js';
import type { ColdSays } from './sentences.js';
import type { Due, Situation } from './situation.js';
import { dueInTreatment } from './treatment.js';
import { waitFrom } from './waiting.js';

/** Days after which to look at the soil of a plant whose last watering is not known. */
const CHECK_DAYS = 2;

type Dated = Pick<Due, 'dueOn' | 'closesOn'>;

/** A date that was calculated. */
interface Calculated extends Dated {
  /** The wait from the last time, in days. */
  days: number;
  /** It was never done, and its season has begun. */
  isSoon: boolean;
}

/** The day until which an answer puts a task off. */
interface PutOff {
  answer: CareAnswer;
  until: LocalDate;
}

/**
 * When a task is due next. Feeding, repotting and pruning are bound to months and never due outside them; a plant is watered by
 * its need, which grows day by day (`waitFrom`), so that a wait that crosses into winter stretches by itself. What the gardener
 * found in the soil moves the interval (`learntFactor`). A plant whose last watering is not known is looked at in two days. Factors
 * are our own gardening judgement.
 */
export function schedule(situation: Situation): Due {
  if (situation.rhythm.kind === 'treatment') return dueInTreatment(situation);
  const { dates, explained } = dated(inItsWinter(situation));
  return { ...dates, reason: reasonInWords(explained), rhythmWords: rhythmSentence(explained) };
}

const inItsWinter = (situation: Situation): Situation => ({
  ...situation,
  rhythm: wintering(inItsPot(situation), situation.hasWinter),
});

/** The dates of a task that has a rhythm, and what explains them; `learnt` is what the answers have taught. */
function dated(situation: Situation, learnt = learntFactor(situation)) {
  const { answers, startsOn } = situation;
  const lastDone = answers.findLastIndex(isDone);
  const lastDoneOn = answers[lastDone]?.on ?? null;
  const windowed = windowedOf(situation);
  const later = windowed ? inNextSeason(windowed, situation) : afterRest(learnt, situation);
  const calculated = heldBack(
    windowed ? inSeason(windowed, lastDoneOn, situation) : byNeed(lastDoneOn, learnt, situation),
    later,
    situation,
  );
  const waits = answers.slice(lastDone + 1).map((answer) => putOffBy(answer, calculated.days));
  const moist = latest(waits.filter(({ answer }) => answer.answer === 'still-moist'));
  const needed = moved(calculated, moist, later);
  const putOff = latest(waits);
  const { dueOn: askedOn, closesOn } = moved(needed, putOff, later);
  const before = dueAsOf(putOff?.answer.on ?? startsOn, needed.dueOn, situation);
  const neededOn = closesOn === needed.closesOn && before < askedOn ? before : askedOn;
  const { says: ofTheCold, ...dates } = untilTheCold(
    {
      dueOn: askedOn,
      putOffFrom: askedOn === neededOn ? null : neededOn,
      lateOn: windowed && closesOn ? addDays(closesOn, 1) : addDays(neededOn, calculated.days + 1),
      closesOn,
    },
    calculated.days,
    situation,
  );
  const { dueOn } = dates;
  const explained = {
    ...situation,
    months: windowed?.months ?? null,
    isSoon: calculated.isSoon && dueOn === calculated.dueOn,
    ofTheCold,
    days: calculated.days,
    learnt,
    lastDoneOn,
    dueOn,
    putOff: dueOn === askedOn && dueOn !== calculated.dueOn ? putOff?.answer : undefined,
  };
  return { dates: { ...dates, lastDoneOn }, explained };
}

/** A day on which a task falls, and what is said about it; for days after the first, only the rhythm is known. */
export interface Expected {
  on: LocalDate;
  words: () => string;
}

/**
 * The days on which a task falls from `dueOn` to `to` if it is always done in time. Each follows from the one before it alone,
 * as doing it in time teaches nothing. What the cold may have ended has none after the day on which that is asked.
 */
export function occurrences(
  given: Situation,
  first: Pick<Due, 'dueOn' | 'reason'>,
  to: LocalDate,
): Expected[] {
  const situation = inItsWinter(given);
  const { rhythm } = situation;
  if (rhythm.kind === 'treatment')
    return first.dueOn <= to ? [{ on: first.dueOn, words: () => first.reason }] : [];
  const learnt = learntFactor(situation);
  const days: Expected[] = [];
  let [on, words] = [first.dueOn, () => first.reason];
  let isLast = isOutOfTheCold(on, situation) && isSaidToBeOver(dated(situation).explained.ofTheCold);
  while (on <= to) {
    days.push({ on, words });
    if (isLast) break;
    const done = { ...situation, answers: [{ answer: 'done' as const, on }], today: on };
    words = () => rhythmSentence(dated(done, learnt).explained);
    if (rhythm.isOwnRhythm) on = addDays(on, rhythm.growingDays);
    else ({ on, isLast } = expectedOn(dated(done, learnt).dates.dueOn, situation));
  }
  return days;
}

const isSaidToBeOver = (says: ColdSays | null) => says === 'season-over' || says === 'harvested';

/** The months of a task that is bound to some; near the equator there are none, and it is done evenly all year. */
function windowedOf({ rhythm, hemisphere }: Situation): Windowed | undefined {
  if (rhythm.isOwnRhythm || !rhythm.months?.length || hemisphere === 'tropics') return undefined;
  const { growingDays, everyYears } = rhythm;
  const months = inHemisphere(rhythm.months, hemisphere);
  return { months, everyDays: everyYears === null ? growingDays : null, everyYears: everyYears ?? 1 };
}

function inSeason(windowed: Windowed, lastDoneOn: LocalDate | null, situation: Situation): Calculated {
  const from = lastDoneOn ?? situation.startsOn;
  const next = nextInWindow(windowed, lastDoneOn, situation.startsOn, situation.today);
  const dueOn = afterTheCold(next.dueOn, from, situation);
  return { ...next, dueOn, days: windowed.everyDays ?? daysBetween(from, dueOn) };
}

/** Not before the day until which a treatment puts it off. */
function heldBack(calculated: Calculated, later: Later, { rhythm: { notBefore } }: Situation): Calculated {
  if (!notBefore || notBefore <= calculated.dueOn) return calculated;
  return { ...calculated, ...moved(calculated, { until: notBefore }, later), isSoon: false };
}

function byNeed(lastDoneOn: LocalDate | null, learnt: number, situation: Situation): Calculated {
  const { rhythm, startsOn, today } = situation;
  const from = lastDoneOn ?? startsOn;
  const checkedOn = addDays(from, CHECK_DAYS);
  const isUnknown = rhythm.kind === 'water' && lastDoneOn === null && !isOnRain(checkedOn, situation);
  const dueOn = addDays(from, waitFrom(from, learnt, situation));
  const first = isUnknown && checkedOn < dueOn ? checkedOn : dueOn;
  const dates = afterRest(learnt, situation)(today, { dueOn: first, closesOn: restsAfter(first, situation) });
  const wait = daysBetween(from, dueOn);
  const days = rhythm.restingDays === null ? Math.min(wait, waitFrom(dates.dueOn, learnt, situation)) : wait;
  return { ...dates, days, isSoon: false };
}

/** Where nothing is done in the months of rest, as a hardy plant outdoors lives on rain then. */
const isOnRain = (day: LocalDate, { rhythm, hemisphere }: Situation): boolean =>
  rhythm.restingDays === null && !rhythm.isOwnRhythm && restOn(day, hemisphere, rhythm.restMonths) === 1;

/** The last day before it lives on rain again; null: it never does. */
function restsAfter(day: LocalDate, situation: Situation): LocalDate | null {
  if (situation.rhythm.restingDays !== null) return null;
  const months = [day.slice(0, 7)];
  while (months.length <= 12) months.push(nextMonth(months.at(-1)!));
  const rest = months.findIndex((month, index) => index > 0 && isOnRain(`${month}-01`, situation));
  return rest < 0 ? null : lastDayOf(months[rest - 1]!);
}

/** From a day on: what was missed before the rest waits until its need has grown after it. */
type Later = (asOf: LocalDate, dates: Dated) => Dated;

function afterRest(learnt: number, situation: Situation): Later {
  return (asOf, { dueOn, closesOn }) => {
    if (closesOn === null || closesOn >= asOf) return { dueOn, closesOn };
    const next = addDays(closesOn, waitFrom(closesOn, learnt, situation));
    return afterRest(learnt, situation)(asOf, { dueOn: next, closesOn: restsAfter(next, situation) });
  };
}

const inNextSeason =
  (windowed: Windowed, situation: Situation): Later =>
  (asOf) => {
    const { dueOn, closesOn } = nextInWindow({ ...windowed, everyDays: 1 }, asOf, asOf, asOf);
    return { dueOn: afterTheCold(dueOn, asOf, situation), closesOn };
  };

/** Put off within its season, or into the next one. */
function moved({ dueOn, closesOn }: Dated, putOff: Pick<PutOff, 'until'> | undefined, later: Later): Dated {
  if (!putOff || putOff.until <= dueOn) return { dueOn, closesOn };
  const { until } = putOff;
  if (closesOn === null || until <= closesOn) return { dueOn: until, closesOn };
  const next = later(until, { dueOn, closesOn });
  return next.dueOn < until ? { ...next, dueOn: until } : next;
}

const latest = (waits: PutOff[]): PutOff | undefined =>
  waits.reduce<PutOff | undefined>((last, one) => (last && last.until > one.until ? last : one), undefined);

/** Moist soil is looked at again after a quarter of the interval; "later" means tomorrow. */
function putOffBy(answer: CareAnswer, interval: number): PutOff {
  const quarter = Math.max(1, Math.round(interval / 4));
  const wait = answer.days ?? (answer.answer === 'still-moist' ? quarter : 1);
  return { answer, until: addDays(answer.on, wait) };
}
