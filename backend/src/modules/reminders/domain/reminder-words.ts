import { inUnits } from '@leaflore/doctor/units';
import type { Units } from '@leaflore/doctor/units';

/** A task that is due, as far as texts need it. */
export interface Chore {
  plantName: string;
  kind: string;
  title: string | null;
  /** How often, when last and when next, in the words that every place uses. */
  reason?: string;
}

/** The same tasks, whose titles measure in the person's units. */
export const measured = <T extends Chore>(chores: T[], units: Units): T[] =>
  chores.map((chore) => ({ ...chore, title: chore.title && inUnits(chore.title, units) }));

/** What is done before a plant is watered. */
export const CHECK_FIRST = 'Put a finger in the soil first. If it’s still moist, leave it: we’ll ask again.';

const VERBS: Record<string, string> = {
  water: 'Water',
  fertilise: 'Feed',
  repot: 'Repot',
  prune: 'Prune',
  mist: 'Mist',
};

/** One task in words: `Water your Peace Lily`, or with the gardener's own title `Turn the pot (Peace Lily)`. */
export function nameChore({ plantName, kind, title }: Chore): string {
  const verb = VERBS[kind];
  return verb ? `${verb} your ${plantName}` : `${(title ?? 'Look after').replace(/\.$/, '')} (${plantName})`;
}

/** The same with its rhythm: `Water your Peace Lily. Every week in summer. Last watered on 1 June. …` */
export const explainChore = (chore: Chore): string =>
  [`${nameChore(chore)}.`, chore.reason ?? ''].join(' ').trim();

/** A plant with an open problem. */
export interface Unwell {
  plantName: string;
  /** What the problem is called. */
  problem: string;
}

/** `Ivy (Spider mites)`. */
export const nameUnwell = ({ plantName, problem }: Unwell): string =>
  `${plantName} (${problem.replace(/\.$/, '')})`;

/** What a message begins with: what is due, else which plant is unwell all the same, so that it never says that all is well. */
export function headline(chores: Chore[], unwell: Unwell[]): string {
  if (chores.length > 0) return `${summarise(chores)} today`;
  const [first, ...rest] = unwell;
  if (!first) return 'Nothing is due today';
  if (rest.length === 0) return `Nothing is due today, but your ${first.plantName} is unwell`;
  const others = rest.length === 1 ? `your ${rest[0]!.plantName}` : `${rest.length} more plants`;
  return `Nothing is due today, but your ${first.plantName} and ${others} are unwell`;
}

/** All tasks in one line, at least one: `Water your Peace Lily and 2 more plants`. Watering comes first. */
export function summarise(chores: Chore[]): string {
  const [first, ...rest] = sorted(chores);
  if (!first) throw new Error('There is nothing to say.');
  const start = first.kind === 'treatment' ? `Look after your ${first.plantName}` : nameChore(first);
  if (rest.length === 0) return start;
  const isSame = VERBS[first.kind] && rest.every(({ kind }) => kind === first.kind);
  if (isSame && rest.length === 1) return `${start} and your ${rest[0]!.plantName}`;
  if (isSame) return `${start} and ${rest.length} more plants`;
  return `${start} and do ${rest.length === 1 ? 'one more thing' : `${rest.length} more things`}`;
}

/** Sorts by urgency of the kind; within a kind the order is kept. */
export function sorted<T extends Chore>(chores: T[]): T[] {
  const order = Object.keys(VERBS);
  const rank = ({ kind }: Chore) => (kind in VERBS ? order.indexOf(kind) : order.length);
  return [...chores].sort((a, b) => rank(a) - rank(b));
}
