import { tCare } from '../../languages/care';

/** How often a plant needs water, without ambiguity: "Bi-weekly" can also mean twice a week. */
export const waterWords = (needs: string) =>
  needs.toLowerCase() === 'bi-weekly' ? tCare('everyTwoWeeks') : needs;

/**
 * How often, out of the sentences that every place says: "Every 11 days in winter". Undefined where they do not say it, as while a task
 * is put off.
 */
export const rhythmIn = (reason?: string | null): string | undefined =>
  /^((?:Every|About every) [^.]+)\./.exec(reason ?? '')?.[1];
