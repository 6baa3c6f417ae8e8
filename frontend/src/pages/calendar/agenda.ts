import { doneWords, toDoWords } from '../../entities/care/care-words';
import { tCalendar } from '../../languages/calendar';
import { tCare } from '../../languages/care';
import type { CalendarDayDto, CareEventDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';

/** The certainty of an item: to do now, due on a later day, expected if all goes as planned, or done. */
export const STATES = ['now', 'due', 'expected', 'done'] as const;
export type State = (typeof STATES)[number];

/** One item of a day. */
interface Item {
  id: string;
  plantId: string;
  kind: string;
  /** "Water Peace Lily", "Watered Peace Lily" */
  words: string;
  /** How often, when last and when next; left out for what was done. */
  reason?: string;
}

/** The items of a day in the same state. */
export interface Group {
  state: State;
  items: Item[];
}

const words: Record<State, { heading: () => string; count: (number: number) => string }> = {
  now: { heading: () => tCalendar('now'), count: (number) => tCalendar('countNow', { number }) },
  due: { heading: () => tCalendar('due'), count: (number) => tCalendar('countDue', { number }) },
  expected: {
    heading: () => tCalendar('expected'),
    count: (number) => tCalendar('countExpected', { number }),
  },
  done: { heading: () => tCalendar('done'), count: (number) => tCalendar('countDone', { number }) },
};

/** The heading of a state. */
export const stateWords = (state: State) => words[state].heading();

/** The items of a day by state: due, expected, done; empty groups are left out. */
export function groupsOf({ date, tasks, done }: CalendarDayDto, today: LocalDate): Group[] {
  const planned = (isProjected: boolean) =>
    tasks
      .filter((task) => task.isProjected === isProjected)
      .map(({ taskId, plantId, plantName, kind, title, reason }) => ({
        id: taskId,
        plantId,
        kind,
        reason,
        words: named(toDoWords({ kind, title }), plantName, title !== null),
      }));
  const past = done
    .filter(({ answer }) => answer === 'done' || answer === 'was-dry')
    .map((event) => ({ id: event.id, plantId: event.plantId, kind: event.kind, words: pastWords(event) }));
  const groups: Group[] = [
    { state: date <= today ? 'now' : 'due', items: planned(false) },
    { state: 'expected', items: planned(true) },
    { state: 'done', items: past },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** A day in few words, where only marks are visible: "2 to do, 1 done". */
export const countWords = (groups: Group[]) =>
  groups.map(({ state, items }) => words[state].count(items.length)).join(', ');

function pastWords({ kind, title, plantName, bySitter, by }: CareEventDto): string {
  const what = kind === 'custom' && title ? title : doneWords({ kind, title });
  const care = named(what, plantName, kind === 'custom');
  if (bySitter) return care + tCare('bySitter');
  return by ? tCalendar('careBy', { care, name: by }) : care;
}

/** A title of its own, of a custom task or a step of a plan, stands before a colon. */
function named(task: string, plant: string, isTitled: boolean): string {
  if (!isTitled) return tCalendar('care', { task, plant });
  return task.endsWith('?') ? `${task} ${plant}` : `${task}: ${plant}`;
}
