import type { IconName } from '../../shared/ui/icons';

/** What can be done for a plant again and again. */
export type CareKind = 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';

interface Words {
  icon: IconName;
  /** What is to be done: "Water". */
  toDo: string;
  /** What was done: "Watered". */
  done: string;
}

const words: Record<CareKind, Words> = {
  water: { icon: 'drop', toDo: 'Water', done: 'Watered' },
  fertilise: { icon: 'feed', toDo: 'Feed', done: 'Fed' },
  repot: { icon: 'pot', toDo: 'Repot', done: 'Repotted' },
  prune: { icon: 'scissors', toDo: 'Prune', done: 'Pruned' },
  mist: { icon: 'mist', toDo: 'Mist', done: 'Misted' },
  custom: { icon: 'check-circle', toDo: 'Care', done: 'Done' },
};

/** The kinds that have a name of their own, in the order of how often they come. */
export const NAMED_KINDS = ['water', 'fertilise', 'mist', 'prune', 'repot'] as const;

const isKind = (kind: string): kind is CareKind => kind in words;

/** A task as the API names it; the title is that of a custom one. */
export interface NamedCare {
  kind: string;
  title?: string | null;
}

/** The sign of a kind of care. */
export const careIcon = (kind: string): IconName => words[isKind(kind) ? kind : 'custom'].icon;

/** What is to be done, as a heading: "Water", "Turn the pot". */
export const toDoWords = ({ kind, title }: NamedCare) => title || words[isKind(kind) ? kind : 'custom'].toDo;

/** What was done, as a note: "Watered", "Turn the pot: done". */
export function doneWords({ kind, title }: NamedCare): string {
  if (kind === 'custom' && title) return `${title}: done`;
  return words[isKind(kind) ? kind : 'custom'].done;
}
