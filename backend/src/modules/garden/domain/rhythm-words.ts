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

/** The sentence about the next time, and the same once its day has come: it then names no date. */
const COME: readonly [RegExp, string][] = [
  [/ Check it (?:again on|around) [^.]+\.$/, ' Check it today.'],
  [/ so check the soil on [^.]+\.$/, ' so check the soil today.'],
  [/ Next (?:on|in) [^.]+\.$/, ' Do it today.'],
  [/^Put off until [^.]+\.$/, 'Put off until today.'],
  [/^Part of its plan, on [^.]+\.$/, 'Part of its plan, for today.'],
];

/**
 * The sentences about a task as they are true on a day: a date that has come or is past is "today". Stored sentences name the
 * day, as they are read on many; every place reads them through this function.
 */
export const reasonOn = (reason: string, dueOn: LocalDate, today: LocalDate): string =>
  dueOn > today ? reason : COME.reduce((words, [ahead, come]) => words.replace(ahead, come), reason);

/** The task with its sentences as they are true on a day. */
export const spokenOn =
  (today: LocalDate) =>
  <Task extends { dueOn: LocalDate; reason: string }>(task: Task): Task => ({
    ...task,
    reason: reasonOn(task.reason, task.dueOn, today),
  });

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
