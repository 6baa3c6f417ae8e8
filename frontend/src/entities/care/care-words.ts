import type { IconName } from '../../shared/ui/icons';

/** Recurring care of a plant. */
export type CareKind = 'water' | 'fertilise' | 'repot' | 'prune' | 'mist' | 'custom';

interface Words {
  icon: IconName;
  /** As a task: "Water". */
  toDo: string;
  /** As a record: "Watered". */
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

/** What a plant's watering asks for on its day. */
export const CHECK_SOIL = 'Check its soil today';

/** What a card asks before a plant is watered. */
export const CHECK_FIRST = 'Finger in the soil: is it dry?';

/** The two answers to it. */
export const WAS_DRY = 'It was dry: I watered it';
export const STILL_MOIST = 'It’s still moist';

/** Said of what a plant sitter noted. */
export const BY_SITTER = ', by your plant sitter';

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
  title ? withoutStop(title) : words[isKind(kind) ? kind : 'custom'].toDo;

/** Steps of a plan are sentences; before a colon they have no full stop. */
const withoutStop = (title: string) => title.replace(/\.$/, '');

/** The record of it: "Watered", "Turn the pot, done". */
export function doneWords({ kind, title }: NamedCare): string {
  if (kind === 'custom' && title) return `${withoutStop(title)}, done`;
  return words[isKind(kind) ? kind : 'custom'].done;
}
