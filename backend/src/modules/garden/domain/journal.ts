import { speaking } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import type { Answer, CareKind } from './care-kind.js';
import type { StoredTask } from './care-task.js';

const tGarden = texts('garden');

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
  /** Care in it that its reader may take back. */
  undoable: Undoable[];
}

/** Care that was noted, and what takes it back. */
export interface Undoable {
  eventId: string;
  kind: CareKind;
}

const DONE: Record<CareKind, () => string> = {
  water: () => tGarden('watered'),
  fertilise: () => tGarden('fed'),
  repot: () => tGarden('repotted'),
  prune: () => tGarden('pruned'),
  mist: () => tGarden('misted'),
  custom: () => tGarden('done'),
  treatment: () => tGarden('treated'),
};

/** A line for care that was done or put off, and by whom where that is said. */
export function careInWords(
  kind: CareKind,
  title: string | null,
  answer: Answer,
  name?: string | null,
): string {
  if (answer === 'still-moist') return name ? tGarden('stillMoistBy', { name }) : tGarden('stillMoist');
  if (kind === 'custom' && title?.endsWith('?'))
    return name ? tGarden('lookedBy', { title, name }) : tGarden('looked', { title });
  if (answer === 'later') {
    const task = title ?? NAMES[kind]();
    return name ? tGarden('notNowBy', { task, name }) : tGarden('notNow', { task });
  }
  const done = kind === 'custom' && title ? title : DONE[kind]();
  if (answer === 'was-dry') return name ? tGarden('wasDryBy', { done, name }) : tGarden('wasDry', { done });
  return name ? tGarden('notedBy', { done, name }) : tGarden('noted', { done });
}

/** Who is named in such a line. */
export const plantSitter = (): string => tGarden('yourSitter');

/** How an answer to a task is recorded in the activity log, which is kept in English. */
export function recordedAs({ kind, title, plantName }: StoredTask, answer: Answer, bySitter: boolean) {
  const done = kind === 'water' ? ('plant_watered' as const) : ('care_done' as const);
  const words = speaking('en', () => careInWords(kind, title, answer, bySitter ? plantSitter() : null));
  return {
    action: answer === 'done' || answer === 'was-dry' ? done : ('care_put_off' as const),
    details: `${plantName}: ${words}`,
  };
}

const NAMES: Record<CareKind, () => string> = {
  water: () => tGarden('watering'),
  fertilise: () => tGarden('feeding'),
  repot: () => tGarden('repotting'),
  prune: () => tGarden('pruning'),
  mist: () => tGarden('misting'),
  custom: () => tGarden('someTask'),
  treatment: () => tGarden('someStep'),
};
