import { addDays, daysBetween, nextMonth } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { conditionsFactor } from './conditions.js';
import { restOn } from './season.js';
import type { Rhythm, Situation } from './situation.js';

/** Nothing is put off for longer, so a mistake in the numbers cannot make a task vanish. */
const MAX_DAYS = 3650;
/** The need at which it is due: one, less what adding fractions may lose. */
const DUE = 1 - 1e-9;
/** Light, pot and what the answers have taught move an interval by no more than this. */
const [MIN_FACTOR, MAX_FACTOR] = [0.5, 1.5];

/** A factor of an interval within its bounds: a half to half again. */
export const bounded = (factor: number): number => Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor));

/**
 * Days from one time to the next, for tasks that are done all year; `learnt` is what the answers have taught, as a factor. Every day brings
 * the plant nearer to its need by 1 / interval of that day's season, and it is due when these add up to one. Walks a month at a
 * time, as within one every day brings it equally nearer.
 */
export function waitFrom(from: LocalDate, learnt: number, situation: Situation): number {
  const { rhythm, hemisphere, conditions } = situation;
  const factor = rhythm.isOwnRhythm ? 1 : bounded(learnt * conditionsFactor(rhythm.kind, conditions));
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
