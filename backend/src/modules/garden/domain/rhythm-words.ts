import type { LocalDate } from '../../../kernel/local-date.js';
import { monthsInWords } from '../../../kernel/months.js';
import type { Month } from '../../../kernel/months.js';
import { dayInWords, monthInWords, often } from '../../../kernel/spoken-time.js';
import type { CareAnswer, CareKind } from './care-kind.js';
import { conditionsFactor, conditionsInWords } from './conditions.js';
import { seasonInWords, seasonOf } from './season.js';
import type { Situation } from './situation.js';

/** All that the sentences about a date say. */
interface Explained extends Situation {
  /** In this gardener's hemisphere; null: all year. */
  months: readonly Month[] | null;
  /** Never done, and its season has begun. */
  isSoon: boolean;
  /** The wait that was calculated. */
  days: number;
  /** What the answers have taught, as a factor. */
  learnt: number;
  lastDoneOn: LocalDate | null;
  dueOn: LocalDate;
  /** The answer that put it off, where one did. */
  putOff?: CareAnswer;
}

const DONE: Record<CareKind, string> = {
  water: 'watered',
  fertilise: 'fed',
  repot: 'repotted',
  prune: 'pruned',
  mist: 'misted',
  custom: 'done',
  treatment: 'done',
};

/** How often, and why: "Every 5 weeks in winter." */
export const rhythmInWords = (explained: Explained): string => `${every(explained)}${because(explained)}.`;

/**
 * How often, when last, when next: the sentences that every place says about a task, such as "Every 5 weeks in winter. Last
 * watered on 12 November. Check it around 17 December."
 */
export function reasonInWords(explained: Explained): string {
  const { putOff, dueOn, today } = explained;
  const day = (on: LocalDate) => dayInWords(on, today);
  if (putOff?.answer === 'still-moist')
    return `The soil was still moist on ${day(putOff.on)}. Check it again on ${day(dueOn)}.`;
  if (putOff) return `Put off until ${day(dueOn)}.`;
  return `${rhythmInWords(explained)}${last(explained)}${next(explained)}`;
}

/** With its year where years lie between, as the sentence is read for as long. */
function last({ rhythm, lastDoneOn, today, months }: Explained): string {
  if (!lastDoneOn) return '';
  const done = ` Last ${DONE[rhythm.kind]}`;
  if (months && rhythm.everyYears !== null) return `${done} in ${monthInWords(lastDoneOn)}.`;
  return `${done} on ${dayInWords(lastDoneOn, today)}.`;
}

function next({ rhythm, lastDoneOn, dueOn, today, months, isSoon, hemisphere }: Explained) {
  const on = dayInWords(dueOn, today);
  if (isSoon) return ` Do it soon, if you have not done it this ${seasonOf(dueOn, hemisphere)!}.`;
  if (months && rhythm.everyYears !== null) return ` Next in ${monthInWords(dueOn)}.`;
  if (rhythm.kind !== 'water') return ` Next on ${on}.`;
  if (lastDoneOn) return ` Check it around ${on}.`;
  return ` We don’t know when it was last watered, so check the soil on ${on}.`;
}

function every(explained: Explained): string {
  const { days, rhythm, startsOn, lastDoneOn, hemisphere, months } = explained;
  const { everyYears } = rhythm;
  if (rhythm.isOwnRhythm) return `${often(rhythm.growingDays)}, as you chose`;
  if (months) return `${everyYears === null ? often(days) : often(365 * everyYears)}${inMonths(months)}`;
  const changes = rhythm.restingDays !== rhythm.growingDays;
  const season = changes && seasonInWords(lastDoneOn ?? startsOn, hemisphere, rhythm.restMonths);
  return `${often(days)}${season ? ` in ${season}` : ''}`;
}

const inMonths = (months: readonly Month[]) => (months.length === 12 ? '' : `, ${monthsInWords(months)}`);

function because({ rhythm, conditions, learnt }: Explained): string {
  if (rhythm.isOwnRhythm || rhythm.kind !== 'water') return '';
  const place = conditionsFactor(rhythm.kind, conditions) === 1 ? [] : conditionsInWords(conditions);
  const found = learnt > 1 ? ['you found its soil moist'] : learnt < 1 ? ['you found its soil dry'] : [];
  const reasons = [...place, ...found];
  return reasons.length ? `, as ${reasons.join(' and ')}` : '';
}
