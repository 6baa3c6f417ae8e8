import type { Answer, CareKind } from './care-kind.js';
import type { CareTask } from './care-task.js';

/** Something noted about a plant, or done for it: one line of its story. */
export interface JournalEntry {
  id: string;
  plantId: string;
  userId: string;
  content: string;
  imageUrl: string | null;
  /** What was done: kinds of care, or the gardener's own words. */
  careActions: string[];
  createdAt: Date;
  /** Written by the gardener, or by the app when care was done. */
  source: 'journal' | 'care';
  /** The name of who wrote or noted it, where that was somebody else of the household. */
  by: string | null;
}

const DONE: Record<CareKind, string> = {
  water: 'Watered',
  fertilise: 'Fed',
  repot: 'Repotted',
  prune: 'Pruned',
  mist: 'Misted',
  custom: 'Done',
  treatment: 'Treated',
};

/** A line for care that was done or put off. */
export function careInWords(
  kind: CareKind,
  title: string | null,
  answer: Answer,
  by?: string | null,
): string {
  if (by) return careInWords(kind, title, answer).replace(/\.?$/, () => `, by ${by}.`);
  if (answer === 'still-moist') return 'Looked: the soil was still moist.';
  if (kind === 'custom' && title?.endsWith('?')) return `${title} Looked.`;
  const what = kind === 'custom' && title ? title : DONE[kind];
  if (answer === 'later') return `Put off: ${title ?? NAMES[kind]}.`;
  return answer === 'was-dry' ? `${what}: the soil was dry.` : `${what}.`;
}

/** Who is named in such a line. */
export const PLANT_SITTER = 'your plant sitter';

/** How an answer to a task is recorded in the activity log. */
export function recordedAs({ kind, title, plantName }: CareTask, answer: Answer, bySitter: boolean) {
  const done = kind === 'water' ? ('plant_watered' as const) : ('care_done' as const);
  const details = `${plantName}: ${careInWords(kind, title, answer, bySitter ? PLANT_SITTER : null)}`;
  return { action: answer === 'done' || answer === 'was-dry' ? done : ('care_put_off' as const), details };
}

const NAMES: Record<CareKind, string> = {
  water: 'watering',
  fertilise: 'feeding',
  repot: 'repotting',
  prune: 'pruning',
  mist: 'misting',
  custom: 'a task',
  treatment: 'a step of its treatment',
};
