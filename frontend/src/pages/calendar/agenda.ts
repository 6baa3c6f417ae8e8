import { doneWords, toDoWords } from '../../entities/care/care-words';
import type { CalendarDayDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';

/** How sure something of the calendar is: it is to be done now, has its day, follows if all goes as planned, or happened. */
export type State = 'now' | 'due' | 'expected' | 'done';

/** One thing of a day. */
interface Item {
  id: string;
  plantId: string;
  kind: string;
  /** "Water Peace Lily", "Watered Peace Lily" */
  words: string;
}

/** The things of a day that are equally sure. */
export interface Group {
  state: State;
  items: Item[];
}

/** What a group is called on the page. */
export const STATES: Record<State, string> = {
  now: 'To do',
  due: 'Due',
  expected: 'Expected',
  done: 'Done',
};

/** The things of a day: what is due, what is expected, what was done; groups without anything are left out. */
export function groupsOf({ date, tasks, done }: CalendarDayDto, today: LocalDate): Group[] {
  const planned = (isProjected: boolean) =>
    tasks
      .filter((task) => task.isProjected === isProjected)
      .map(({ taskId, plantId, plantName, kind, title }) => ({
        id: taskId,
        plantId,
        kind,
        words: named(toDoWords({ kind, title }), plantName, kind),
      }));
  const past = done
    .filter(({ answer }) => answer === 'done' || answer === 'was-dry')
    .map(({ id, plantId, plantName, kind, title }) => ({
      id,
      plantId,
      kind,
      words: named(kind === 'custom' && title ? title : doneWords({ kind, title }), plantName, kind),
    }));
  const groups: Group[] = [
    { state: date <= today ? 'now' : 'due', items: planned(false) },
    { state: 'expected', items: planned(true) },
    { state: 'done', items: past },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** A day in few words, for where only signs are seen: "2 to do, 1 done". */
export const countWords = (groups: Group[]) =>
  groups.map(({ state, items }) => `${items.length} ${STATES[state].toLowerCase()}`).join(', ');

const named = (what: string, plant: string, kind: string) =>
  kind === 'custom' ? `${what}: ${plant}` : `${what} ${plant}`;
