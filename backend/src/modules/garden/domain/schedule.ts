import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { addDays, daysBetween, nextMonth } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import type { CareAnswer, CareKind } from './care-kind.js';
import { nextInWindow } from './care-window.js';
import type { Windowed, WindowedDue } from './care-window.js';
import { conditionsFactor } from './conditions.js';
import type { Conditions } from './conditions.js';
import { rhythmInWords } from './rhythm-words.js';
import { restOn } from './season.js';

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
}

/** When something is due, and why. */
export interface Due {
  dueOn: LocalDate;
  /** The first day on which it is overdue by more than a whole interval again; what is bound to months is never late. */
  lateOn: LocalDate;
  /** The last day of the season in which it may be due; null: it may be due all year. */
  closesOn: LocalDate | null;
  lastDoneOn: LocalDate | null;
  /** The plain sentences for the screen, the mail and the calendar. */
  reason: string;
}

export interface Situation {
  rhythm: Rhythm;
  conditions: Conditions;
  hemisphere: Hemisphere;
  /** What was answered, oldest first; the last dozen or so are enough. */
  answers: readonly CareAnswer[];
  /** Where counting begins while nothing was done yet. */
  startsOn: LocalDate;
  /** The gardener's own day: a season that has passed by then is over. */
  today: LocalDate;
}

/** Nothing is put off for longer, so a mistake in the numbers cannot make a task vanish. */
const MAX_DAYS = 3650;
/** The need at which it is due: one, less what adding fractions may lose. */
const DUE = 1 - 1e-9;
/** Light, pot and what the answers have taught move an interval by no more than this. */
const [MIN_FACTOR, MAX_FACTOR] = [0.5, 1.5];
const MOIST = 1.12;
const DRY = 0.9;
/** Days after which to look at the soil of a plant whose last watering is not known. */
const CHECK_DAYS = 2;

const isDone = ({ answer }: CareAnswer): boolean => answer === 'done' || answer === 'was-dry';

/** A date that was calculated, before it was put off. */
interface Calculated {
  dueOn: LocalDate;
  /** The wait from the last time, in days. */
  days: number;
  closesOn: LocalDate | null;
  isSoon: boolean;
}

/**
 * When a task is due next. Feeding, repotting and pruning are bound to months and never due outside them. For watering every day
 * brings the plant nearer to its need by 1 / interval of that day's season, and it is due when these add up to one, so a wait
 * that crosses into winter stretches by itself. What the gardener found ("still moist", "was dry") teaches: each moves the
 * interval by a tenth or so, within bounds. A plant whose last watering is not known is looked at in two days. Factors are our
 * own gardening judgement.
 */
export function schedule(situation: Situation): Due {
  const { answers, rhythm } = situation;
  const lastDone = answers.findLastIndex(isDone);
  const lastDoneOn = answers[lastDone]?.on ?? null;
  const windowed = windowedOf(situation);
  const calculated = windowed ? inSeason(windowed, lastDoneOn, situation) : byNeed(lastDoneOn, situation);
  const putOff = latest(answers.slice(lastDone + 1), calculated.days);
  const isPutOff = putOff !== undefined && putOff.until > calculated.dueOn;
  const { dueOn, closesOn } = isPutOff ? moved(putOff.until, calculated, windowed) : calculated;
  return {
    dueOn,
    lateOn: closesOn ? addDays(closesOn, 1) : addDays(dueOn, calculated.days + 1),
    closesOn,
    lastDoneOn,
    reason: rhythmInWords({
      ...situation,
      months: windowed?.months ?? null,
      everyYears: rhythm.everyYears,
      isSoon: calculated.isSoon && !isPutOff,
      days: calculated.days,
      learnt: learntFactor(rhythm, answers),
      lastDoneOn,
      dueOn,
      putOff: isPutOff ? putOff.answer : undefined,
    }),
  };
}

/** The days on which it falls from `dueOn` to `to`, if it is always done in time. */
export function occurrences(situation: Situation, { dueOn }: Pick<Due, 'dueOn'>, to: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  let answers = [...situation.answers];
  for (let on = dueOn; on <= to; on = schedule({ ...situation, answers, today: on }).dueOn) {
    days.push(on);
    answers = [...answers, { answer: 'done', on }];
  }
  return days;
}

/** What the answers so far have taught, as a factor of the interval. */
export function learntFactor(rhythm: Rhythm, answers: readonly CareAnswer[]): number {
  if (rhythm.kind !== 'water' || rhythm.isOwnRhythm) return 1;
  const steps = answers.map(({ answer }) =>
    answer === 'still-moist' ? MOIST : answer === 'was-dry' ? DRY : 1,
  );
  return steps.reduce<number>((factor, step) => clamp(factor * step), 1);
}

/** The months of a task that is bound to some; near the equator there are none, and it is done evenly all year. */
function windowedOf({ rhythm, hemisphere }: Situation): Windowed | undefined {
  if (rhythm.isOwnRhythm || !rhythm.months?.length || hemisphere === 'tropics') return undefined;
  const { growingDays, everyYears } = rhythm;
  const months = inHemisphere(rhythm.months, hemisphere);
  return { months, everyDays: everyYears === null ? growingDays : null, everyYears: everyYears ?? 1 };
}

function inSeason(windowed: Windowed, lastDoneOn: LocalDate | null, situation: Situation): Calculated {
  const next = nextInWindow(windowed, lastDoneOn, situation.startsOn, situation.today);
  return { ...next, days: windowed.everyDays ?? daysBetween(lastDoneOn ?? situation.startsOn, next.dueOn) };
}

function byNeed(lastDoneOn: LocalDate | null, situation: Situation): Calculated {
  const { rhythm, answers, startsOn, hemisphere } = situation;
  const from = lastDoneOn ?? startsOn;
  const factor = rhythm.isOwnRhythm
    ? 1
    : clamp(learntFactor(rhythm, answers) * conditionsFactor(rhythm.kind, situation.conditions));
  const days = daysUntilDue(from, factor, situation);
  const livesOnRain = rhythm.restingDays === null && restOn(from, hemisphere, rhythm.restMonths) === 1;
  const isUnknown = rhythm.kind === 'water' && lastDoneOn === null && !livesOnRain;
  const wait = isUnknown ? Math.min(days, CHECK_DAYS) : days;
  return { dueOn: addDays(from, wait), days, closesOn: null, isSoon: false };
}

/** Put off within its season, or into the next one. */
function moved(
  until: LocalDate,
  { closesOn }: Calculated,
  windowed?: Windowed,
): Pick<WindowedDue, 'dueOn'> & { closesOn: LocalDate | null } {
  if (!windowed || closesOn === null || until <= closesOn) return { dueOn: until, closesOn };
  return nextInWindow({ ...windowed, everyDays: 1 }, until, until, until);
}

function latest(answers: readonly CareAnswer[], days: number) {
  const waits = answers.map((answer) => ({ answer, until: until(answer, days) }));
  return waits.reduce<(typeof waits)[number] | undefined>(
    (last, one) => (last && last.until > one.until ? last : one),
    undefined,
  );
}

/** Walks a month at a time, as within one every day brings it equally nearer. */
function daysUntilDue(from: LocalDate, factor: number, { rhythm, hemisphere }: Situation): number {
  let need = 0;
  let days = 0;
  for (let day = addDays(from, 1); days < MAX_DAYS;) {
    const rest = rhythm.isOwnRhythm ? 0 : restOn(day, hemisphere, rhythm.restMonths);
    const daily = dailyNeed(rhythm, rest, factor);
    const left = Math.max(1, Math.floor((DUE - need) / daily) + 1);
    const next = `${nextMonth(day.slice(0, 7))}-01`;
    const ofMonth = daysBetween(day, next);
    if (left <= ofMonth) return Math.min(days + left, MAX_DAYS);
    need += daily * ofMonth;
    days += ofMonth;
    day = next;
  }
  return MAX_DAYS;
}

function dailyNeed({ growingDays, restingDays }: Rhythm, rest: number, factor: number): number {
  if (restingDays === null) return rest === 1 ? 0 : 1 / (growingDays * factor);
  return 1 / ((growingDays + (restingDays - growingDays) * rest) * factor);
}

/** Moist soil is looked at again after a quarter of the interval; "later" means tomorrow. */
function until({ answer, on, days }: CareAnswer, interval: number): LocalDate {
  const wait = days ?? (answer === 'still-moist' ? Math.max(1, Math.round(interval / 4)) : 1);
  return addDays(on, wait);
}

const clamp = (factor: number) => Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor));
