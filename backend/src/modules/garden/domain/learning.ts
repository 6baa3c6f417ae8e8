import { addDays } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { CareAnswer } from './care-kind.js';
import type { PastAnswer } from './care-task.js';
import type { Situation } from './situation.js';
import { bounded, waitFrom } from './waiting.js';

const MOIST = 1.12;
const DRY = 0.9;

export const isDone = ({ answer }: CareAnswer): boolean => answer === 'done' || answer === 'was-dry';

/** The instant at which it was last done, of answers in their order; null where it was not. */
export function lastDoneAt(answers: readonly PastAnswer[]): Date | null {
  const last = answers.findLast(isDone);
  return last ? new Date(last.at) : null;
}

/**
 * What the answers so far have taught, as a factor of the interval. Soil that is still moist on the day on which it should be
 * dry stretches the interval by 12 %, soil that is dry before that day shortens it by 10 %, within bounds; what was expected
 * teaches nothing, and neither does soil that was last watered on a day that nobody knows, or on the same day: that is one watering,
 * noted twice.
 */
export function learntFactor(situation: Situation): number {
  const { rhythm, answers } = situation;
  if (rhythm.kind !== 'water' || rhythm.isOwnRhythm) return 1;
  let learnt = 1;
  let lastDoneOn: LocalDate | null = null;
  for (const answer of answers) {
    if (lastDoneOn !== null) learnt = bounded(learnt * stepOf(answer, lastDoneOn, learnt, situation));
    if (isDone(answer)) lastDoneOn = answer.on;
  }
  return learnt;
}

function stepOf({ answer, on }: CareAnswer, lastDoneOn: LocalDate, learnt: number, situation: Situation) {
  if (answer !== 'still-moist' && answer !== 'was-dry') return 1;
  const isDue = on >= addDays(lastDoneOn, waitFrom(lastDoneOn, learnt, situation));
  if (answer === 'still-moist') return isDue ? MOIST : 1;
  return isDue || on === lastDoneOn ? 1 : DRY;
}

/** What one more answer has taught: to wait longer, less long, or nothing. */
export function lessonOf(before: Situation, after: Situation): 'longer' | 'shorter' | null {
  const [was, is] = [learntFactor(before), learntFactor(after)];
  if (is === was) return null;
  return is > was ? 'longer' : 'shorter';
}
