import type { Cause, Problem, Urgency } from '@leaflore/doctor';
import { tDoctor } from '../../languages/doctor';

const VERY_LIKELY = 0.8;
const LIKELY = 0.5;
const POSSIBLE = 0.2;

/** How sure it is that this is the cause, in words. */
export function sureWords({ probability }: Pick<Cause, 'probability'>): string {
  if (probability >= VERY_LIKELY) return tDoctor('veryLikely');
  if (probability >= LIKELY) return tDoctor('likely');
  return tDoctor(probability >= POSSIBLE ? 'possible' : 'lessLikely');
}

const urgencies: Record<Urgency, () => string> = {
  now: () => tDoctor('startToday'),
  soon: () => tDoctor('startThisWeek'),
  calm: () => tDoctor('noHurry'),
};

/** How soon to begin. */
export const urgencyWords = ({ urgency }: Pick<Problem, 'urgency'>) => urgencies[urgency]();

/** "Look again in 10 days.", "Look again in 2 weeks." */
export function againWords({ lookAgainDays }: Pick<Problem, 'lookAgainDays'>): string {
  const isWeeks = lookAgainDays >= 14 && lookAgainDays % 7 === 0;
  return isWeeks
    ? tDoctor('againInWeeks', { count: lookAgainDays / 7 })
    : tDoctor('againInDays', { count: lookAgainDays });
}
