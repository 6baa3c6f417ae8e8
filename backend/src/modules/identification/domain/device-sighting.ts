import { groupOf } from '@leaflore/vision/groups';
import type { Classification } from '@leaflore/vision';
import { DomainError } from '../../../kernel/domain-error.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { texts } from '../../../kernel/languages/texts.js';
import { SURE } from './finding.js';

const tIdentification = texts('identification');

/** What a device says that it saw: a claim, as anybody can send anything. */
interface DeviceSighting extends Omit<Classification, 'sure' | 'group'> {
  sure?: boolean;
  /** Name of the group, as our classifier has it; its confidence follows from the candidates. */
  group?: string;
}

/** Rounding of five shares. */
const SLACK = 0.001;

export const notAnAnswer = () =>
  new DomainError('unprocessable', 'not-an-answer', tIdentification('notAnAnswer'));

/**
 * Throws `not-an-answer` for what our classifier never says: the same plant twice, another order than by confidence, more than
 * certainty in all.
 */
export function assertPlausible({ candidates }: DeviceSighting): void {
  const sum = candidates.reduce((total, { confidence }) => total + confidence, 0);
  const isOrdered = candidates.every(
    ({ confidence }, index) => index === 0 || confidence <= candidates[index - 1]!.confidence,
  );
  const classes = new Set(candidates.map(({ classId }) => classId));
  if (!isOrdered || classes.size < candidates.length || sum > 1 + SLACK) throw notAnAnswer();
}

/** A device may be less sure than our rule, but not surer. */
export const maySure = ({ candidates, sure = true }: DeviceSighting): boolean =>
  sure && (candidates[0]?.confidence ?? 0) >= SURE;

/** The group that a device claims, where the plants that it saw belong to it and are likely enough together. */
export function groupSeen({
  candidates,
  group,
}: DeviceSighting): { id: string; confidence: number } | undefined {
  const isMember = ({ classId }: { classId: string }) => groupOf(classId) === group;
  if (!group || !candidates[0] || !isMember(candidates[0])) return undefined;
  const confidence = candidates.filter(isMember).reduce((sum, one) => sum + one.confidence, 0);
  return confidence >= SURE ? { id: group, confidence: Math.min(1, confidence) } : undefined;
}

const MAX_AGE_DAYS = 90;

/** When a device looked, by its own clock: if that cannot be, now. */
export function seenAtOf(claimed: string, now: Date): Date {
  const at = Date.parse(claimed);
  const age = now.getTime() - at;
  return age >= 0 && age <= MAX_AGE_DAYS * DAY_MS ? new Date(at) : now;
}
