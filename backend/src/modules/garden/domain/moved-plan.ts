import { planFor, problemOf } from '@leaflore/doctor';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { addDays, timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { Gardener } from './gardener.js';

/** A step of an open plan as it is stored. */
export interface PlannedStep {
  id: string;
  /** Its key in the plan of the doctor's catalogue. */
  key: string;
  startsOn: LocalDate;
  lastDoneOn: LocalDate | null;
}

/**
 * The days of the steps of an open plan whose gardener has moved to other seasons; those that stay where they are are left out. What waits for a
 * season waits for that of the new place: a plan that has not begun begins there as if the problem were found today, and what has not
 * come yet has not waited.
 */
export function movedPlan(
  diagnosis: string,
  steps: readonly PlannedStep[],
  gardener: Gardener,
  today: LocalDate,
): Map<string, LocalDate> {
  const moved = new Map<string, LocalDate>();
  const problem = problemOf(diagnosis);
  const look = steps.find(({ key }) => key === 'look');
  if (!problem || !look) return moved;
  const beganOn = addDays(look.startsOn, -problem.lookAgainDays);
  const isBegun = steps.some(({ lastDoneOn }) => lastDoneOn !== null);
  const hemisphere = hemisphereOf(timeZoneOf(gardener));
  const dayIn = (from: LocalDate, key: string) =>
    planFor(isBegun ? { ...problem, waitsForGrowth: undefined } : problem, from, hemisphere).tasks.find(
      (task) => task.key === key,
    )?.on;
  const from = beganOn < today ? beganOn : today;
  for (const { id, key, startsOn, lastDoneOn } of steps) {
    const on = dayIn(from, key);
    if (!on || lastDoneOn) continue;
    const hasPassed = on < today;
    const day = hasPassed && startsOn > today ? dayIn(today, key)! : on;
    if (day !== startsOn && !(hasPassed && startsOn <= today)) moved.set(id, day);
  }
  return moved;
}
