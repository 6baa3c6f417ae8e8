import { addDays } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import { isDone } from './learning.js';
import type { Due, Situation } from './situation.js';

/** A step of a treatment is badly overdue after so many days. */
const LATE_DAYS = 3;

/** When a step of a treatment is due that was planned for a day. It is done once, and may be put off. */
export function dueInTreatment({ answers, startsOn, today }: Situation): Due {
  const lastDone = answers.findLastIndex(isDone);
  const waits = answers.slice(lastDone + 1).map(({ on, days }) => addDays(on, days ?? 1));
  const dueOn = [startsOn, ...waits].sort().at(-1)!;
  const isPutOff = dueOn !== startsOn;
  const words = plannedFor(dueOn, today);
  return {
    dueOn,
    putOffFrom: isPutOff ? startsOn : null,
    lateOn: addDays(startsOn, LATE_DAYS),
    closesOn: null,
    lastDoneOn: answers[lastDone]?.on ?? null,
    reason: isPutOff ? `Put off until ${dayInWords(dueOn, today)}.` : words,
    rhythmWords: words,
  };
}

const plannedFor = (day: LocalDate, today: LocalDate) => `Part of its plan, on ${dayInWords(day, today)}.`;
