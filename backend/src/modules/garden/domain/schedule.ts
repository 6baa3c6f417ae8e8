import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { addDays, daysBetween, nextMonth } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { CareAnswer, CareKind } from './care-kind.js';
import { conditionsFactor } from './conditions.js';
import type { Conditions } from './conditions.js';
import { explain } from './explain.js';
import { restOn } from './season.js';

/** How often something is done. */
export interface Rhythm {
  kind: CareKind;
  /** Days from one time to the next in the growing season. */
  growingDays: number;
  /** The same in the resting season; null: nothing is done then. */
  restingDays: number | null;
  /** Set by the gardener: it is kept to the day, whatever the season, the pot and the light. */
  isOwnRhythm: boolean;
}

/** When something is due, and why. */
export interface Due {
  dueOn: LocalDate;
  /** The first day on which it is overdue by more than half an interval again. */
  lateOn: LocalDate;
  lastDoneOn: LocalDate | null;
  /** One plain sentence for the screen. */
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
}

/** Nothing is put off for longer, so a mistake in the numbers cannot make a task vanish. */
const MAX_DAYS = 3650;
/** The need at which it is due: one, less what adding fractions may lose. */
const DUE = 1 - 1e-9;
const [MIN_LEARNT, MAX_LEARNT] = [0.5, 2];
/** A step of a treatment is badly overdue after so many days. */
export const STEP_DAYS = 3;
export const TREATMENT_REASON = 'It is part of the treatment.';
const MOIST = 1.12;
const DRY = 0.9;

const isDone = ({ answer }: CareAnswer): boolean => answer === 'done' || answer === 'was-dry';

/**
 * When a task is due next. Every day brings the plant nearer to its need by 1 / interval of that day's season, and it is
 * due when these add up to one, so a wait that crosses into winter stretches by itself. What the gardener found ("still
 * moist", "was dry") teaches: each moves the interval by a tenth or so, within half and double. Factors are our own
 * gardening judgement.
 */
export function schedule(situation: Situation): Due {
  if (situation.rhythm.kind === 'treatment') return once(situation);
  const { rhythm, answers, startsOn } = situation;
  const lastDone = answers.findLastIndex(isDone);
  const lastDoneOn = answers[lastDone]?.on ?? null;
  const from = lastDoneOn ?? startsOn;
  const learnt = learntFactor(rhythm, answers);
  const factor = rhythm.isOwnRhythm ? 1 : learnt * conditionsFactor(rhythm.kind, situation.conditions);
  const days = daysUntilDue(from, factor, situation);
  const calculated = addDays(from, days);
  const putOff = answers.slice(lastDone + 1).map((answer) => ({ ...answer, until: until(answer, days) }));
  const last = putOff.reduce<(typeof putOff)[number] | undefined>(
    (latest, one) => (latest && latest.until > one.until ? latest : one),
    undefined,
  );
  const dueOn = last && last.until > calculated ? last.until : calculated;
  return {
    dueOn,
    lateOn: addDays(dueOn, Math.floor(days / 2) + 1),
    lastDoneOn,
    reason: explain({
      ...situation,
      days,
      learnt,
      from,
      lastDoneOn,
      putOff: dueOn === last?.until ? last : undefined,
    }),
  };
}

/** The days on which it falls from `dueOn` to `to`, if it is always done in time. */
export function occurrences(situation: Situation, { dueOn }: Pick<Due, 'dueOn'>, to: LocalDate): LocalDate[] {
  if (situation.rhythm.kind === 'treatment') return dueOn <= to ? [dueOn] : [];
  const days: LocalDate[] = [];
  let answers = [...situation.answers];
  for (let on = dueOn; on <= to; on = schedule({ ...situation, answers }).dueOn) {
    days.push(on);
    answers = [...answers, { answer: 'done', on }];
  }
  return days;
}

/** A step of a treatment is due on its day, or on the one to which it was put off. */
function once({ answers, startsOn }: Situation): Due {
  const lastDone = answers.findLastIndex(isDone);
  const waits = answers.slice(lastDone + 1).map((answer) => until(answer, 1));
  const dueOn = waits.reduce((latest, day) => (day > latest ? day : latest), startsOn);
  return {
    dueOn,
    lateOn: addDays(dueOn, STEP_DAYS),
    lastDoneOn: answers[lastDone]?.on ?? null,
    reason: TREATMENT_REASON,
  };
}

/** What the answers so far have taught, as a factor of the interval. */
export function learntFactor(rhythm: Rhythm, answers: readonly CareAnswer[]): number {
  if (rhythm.kind !== 'water' || rhythm.isOwnRhythm) return 1;
  const steps = answers.map(({ answer }) =>
    answer === 'still-moist' ? MOIST : answer === 'was-dry' ? DRY : 1,
  );
  return steps.reduce<number>((factor, step) => clamp(factor * step, MIN_LEARNT, MAX_LEARNT), 1);
}

/** Walks a month at a time, as within one every day brings it equally nearer. */
function daysUntilDue(from: LocalDate, factor: number, { rhythm, hemisphere }: Situation): number {
  let need = 0;
  let days = 0;
  for (let day = addDays(from, 1); days < MAX_DAYS;) {
    const daily = dailyNeed(rhythm, rhythm.isOwnRhythm ? 0 : restOn(day, hemisphere), factor);
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

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
