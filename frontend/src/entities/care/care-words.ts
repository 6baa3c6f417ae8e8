import { tCare } from '../../languages/care';
import type { IconName } from '../../shared/ui/icons';

/** Recurring care of a plant. */
export type CareKind = 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';

interface Words {
  icon: IconName;
  /** As a task: "Water". */
  toDo: () => string;
  /** As a record: "Watered". */
  done: () => string;
}

const words: Record<CareKind, Words> = {
  water: { icon: 'drop', toDo: () => tCare('water'), done: () => tCare('watered') },
  fertilise: { icon: 'feed', toDo: () => tCare('feed'), done: () => tCare('fed') },
  repot: { icon: 'pot', toDo: () => tCare('repot'), done: () => tCare('repotted') },
  prune: { icon: 'scissors', toDo: () => tCare('prune'), done: () => tCare('pruned') },
  mist: { icon: 'mist', toDo: () => tCare('mist'), done: () => tCare('misted') },
  custom: { icon: 'check-circle', toDo: () => tCare('care'), done: () => tCare('done') },
};

/** The named kinds, the most frequent first. */
export const NAMED_KINDS = ['water', 'fertilise', 'mist', 'prune', 'repot'] as const;

const isKind = (kind: string): kind is CareKind => kind in words;

/** A task as the API names it; only a custom one and a step of a plan have a title. */
export interface NamedCare {
  kind: string;
  title?: string | null;
}

/** The icon of a kind of care. */
export const careIcon = (kind: string): IconName => words[isKind(kind) ? kind : 'custom'].icon;

/** The task as a heading: "Water", "Turn the pot". */
export const toDoWords = ({ kind, title }: NamedCare) =>
  title ? withoutStop(title) : words[isKind(kind) ? kind : 'custom'].toDo();

/** Steps of a plan are sentences; before a colon they have no full stop. */
const withoutStop = (title: string) => title.replace(/\.$/, '');

/** The record of it: "Watered", "Turn the pot, done". */
export function doneWords({ kind, title }: NamedCare): string {
  if (kind === 'custom' && title) return tCare('titleDone', { title: withoutStop(title) });
  return words[isKind(kind) ? kind : 'custom'].done();
}

/** The same within a sentence: "watered"; what people have called a task stays as they wrote it. */
export const doneWithin = (care: NamedCare) =>
  care.kind === 'custom' && care.title ? doneWords(care) : doneWords(care).toLowerCase();
