import { inUnits } from '@leaflore/doctor/units';
import type { Units } from '@leaflore/doctor/units';
import { language } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';

const tReminders = texts('reminders');

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
  chores.map((chore) => ({ ...chore, title: chore.title && inUnits(chore.title, units, language()) }));

/** What is done before a plant is watered. */
export const checkFirst = (): string => tReminders('checkFirst');

/** What is said of the same work for one plant, for two, and for more. */
interface Work {
  one: (plant: string) => string;
  two: (plant: string, other: string) => string;
  more: (plant: string, count: number) => string;
}

/** By kind, the most urgent first. */
const WORK: Record<string, Work> = {
  water: {
    one: (plant) => tReminders('water', { plant }),
    two: (plant, other) => tReminders('waterTwo', { plant, other }),
    more: (plant, count) => tReminders('waterMore', { plant, count }),
  },
  fertilise: {
    one: (plant) => tReminders('feed', { plant }),
    two: (plant, other) => tReminders('feedTwo', { plant, other }),
    more: (plant, count) => tReminders('feedMore', { plant, count }),
  },
  repot: {
    one: (plant) => tReminders('repot', { plant }),
    two: (plant, other) => tReminders('repotTwo', { plant, other }),
    more: (plant, count) => tReminders('repotMore', { plant, count }),
  },
  prune: {
    one: (plant) => tReminders('prune', { plant }),
    two: (plant, other) => tReminders('pruneTwo', { plant, other }),
    more: (plant, count) => tReminders('pruneMore', { plant, count }),
  },
  mist: {
    one: (plant) => tReminders('mist', { plant }),
    two: (plant, other) => tReminders('mistTwo', { plant, other }),
    more: (plant, count) => tReminders('mistMore', { plant, count }),
  },
};

/** One task in words: `Water your Peace Lily`, or with the gardener's own title `Turn the pot (Peace Lily)`. */
export function nameChore({ plantName, kind, title }: Chore): string {
  const work = WORK[kind];
  if (work) return work.one(plantName);
  return title ? `${title.replace(/\.$/, '')} (${plantName})` : tReminders('untitled', { plant: plantName });
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

/** The beginning of a message: what is due, else which plants are unwell, so that it never says that all is well while one is. */
export function headline(chores: Chore[], unwell: Unwell[]): string {
  if (chores.length > 0) return tReminders('today', { tasks: summarise(chores) });
  const [first, ...rest] = unwell;
  if (!first) return tReminders('nothingDue');
  const plant = first.plantName;
  if (rest.length === 0) return tReminders('butUnwell', { plant });
  if (rest.length === 1) return tReminders('butTwoUnwell', { plant, other: rest[0]!.plantName });
  return tReminders('butMoreUnwell', { plant, count: rest.length });
}

/** All tasks in one line, at least one: `Water your Peace Lily and 2 more plants`. Watering comes first. */
export function summarise(chores: Chore[]): string {
  const [first, ...rest] = sorted(chores);
  if (!first) throw new Error('There is nothing to say.');
  const { plantName: plant, kind } = first;
  const task = kind === 'treatment' ? tReminders('lookAfter', { plant }) : nameChore(first);
  if (rest.length === 0) return task;
  const work = rest.every((chore) => chore.kind === kind) ? WORK[kind] : undefined;
  if (work) return rest.length === 1 ? work.two(plant, rest[0]!.plantName) : work.more(plant, rest.length);
  return rest.length === 1
    ? tReminders('oneMoreThing', { task })
    : tReminders('moreThings', { task, count: rest.length });
}

/** Sorts by urgency of the kind; within a kind the order is kept. */
export function sorted<T extends Chore>(chores: T[]): T[] {
  const order = Object.keys(WORK);
  const rank = ({ kind }: Chore) => (kind in WORK ? order.indexOf(kind) : order.length);
  return [...chores].sort((a, b) => rank(a) - rank(b));
}
