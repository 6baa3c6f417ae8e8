import type { Cause, Problem, Urgency } from '@leaflore/doctor';

const VERY_LIKELY = 0.8;
const LIKELY = 0.5;
const POSSIBLE = 0.2;

/** How sure it is that this is the cause, in words. */
export function sureWords({ probability }: Pick<Cause, 'probability'>): string {
  if (probability >= VERY_LIKELY) return 'Very likely';
  if (probability >= LIKELY) return 'Likely';
  return probability >= POSSIBLE ? 'Possible' : 'Less likely';
}

/** How soon to begin. */
export const URGENCY: Record<Urgency, string> = {
  now: 'Start today',
  soon: 'Start this week',
  calm: 'There is no hurry',
};

/** "Look again in 10 days", "Look again in 2 weeks". */
export function againWords({ lookAgainDays }: Pick<Problem, 'lookAgainDays'>): string {
  const isWeeks = lookAgainDays >= 14 && lookAgainDays % 7 === 0;
  const [count, unit] = isWeeks ? [lookAgainDays / 7, 'week'] : [lookAgainDays, 'day'];
  return `Look again in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Whom to ask when a plan did not help. */
export const WHOM_TO_ASK =
  'A good garden centre or a plant clinic near you can look at it. Take a leaf along in a closed bag, and a photo of the whole plant.';
