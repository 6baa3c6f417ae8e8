import type { PlanTask } from '@leaflore/doctor';
import { speaking } from '../../../kernel/languages/language.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { STORED_IN } from '../domain/stored-reason.js';
import { dueInTreatment } from '../domain/treatment.js';
import { USUAL } from '../domain/rhythms.js';

/** Which problem of which plant, and whose. */
interface OfProblem {
  id: string;
  plantId: string;
  userId: string;
}

/** A day of a plan as it is stored: a custom task of the plant that belongs to the problem. */
export function rowOfStep({ id, plantId, userId }: OfProblem, { key, on, text }: PlanTask, today: LocalDate) {
  const situation = { conditions: { light: null, potCm: null }, hemisphere: 'tropics', answers: [] } as const;
  const { dueOn, lateOn, reason } = speaking(STORED_IN, () =>
    dueInTreatment({ ...situation, rhythm: USUAL.treatment, startsOn: on, today }),
  );
  const plan = { problemId: id, step: key, kind: 'custom' as const, title: text };
  const rhythm = { growingDays: 1, restingDays: 1, ownRhythm: true };
  return { userId, plantId, ...plan, ...rhythm, startsOn: on, dueOn, lateOn, reason };
}
