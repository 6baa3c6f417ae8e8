import { addDays } from '../../../kernel/local-date.js';
import { saidDay } from '../../../kernel/spoken-time.js';
import { isDone } from './learning.js';
import { inWords } from './sentences.js';
import type { Due, Situation } from './situation.js';

/** A step of a treatment is badly overdue after so many days. */
export const LATE_DAYS = 3;

/** A problem that is about the same is looked at again after so many days. */
export const LOOK_AGAIN_DAYS = 7;

/**
 * When a step of a treatment is due that was planned for a day. It is done once, and may be put off; the second look comes again
 * a week after each look, so that a problem is never open without a next date.
 */
export function dueInTreatment({ rhythm, answers, startsOn, today }: Situation): Due {
  const lastDone = answers.findLastIndex(isDone);
  const lookedOn = rhythm.isLook ? answers[lastDone]?.on : undefined;
  const plannedOn = lookedOn ? addDays(lookedOn, LOOK_AGAIN_DAYS) : startsOn;
  const waits = answers.slice(lastDone + 1).map(({ on, days }) => addDays(on, days ?? 1));
  const dueOn = [plannedOn, ...waits].sort().at(-1)!;
  const isPutOff = dueOn !== plannedOn;
  const on = saidDay(dueOn, today);
  const words = inWords({ says: 'planned', on });
  return {
    dueOn,
    putOffFrom: isPutOff ? plannedOn : null,
    lateOn: addDays(plannedOn, LATE_DAYS),
    closesOn: null,
    lastDoneOn: answers[lastDone]?.on ?? null,
    reason: isPutOff ? inWords({ says: 'put-off', on }) : words,
    rhythmWords: words,
  };
}
