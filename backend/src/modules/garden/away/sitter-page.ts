import { collator } from '../../../kernel/languages/collator.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { sha256 } from '../../../platform/hash.js';
import type { Occurrence, TasksForSitter } from '../care/care-agenda.js';
import { isForSitters } from '../domain/away.js';
import type { CareKind } from '../domain/care-kind.js';
import type { OpenLink, SitterPlant } from './sitter-links.repository.js';

/** A task as a plant sitter sees it, without any id of the garden. */
export interface SitterTask {
  /** Names it on this page, and nowhere else. */
  ref: string;
  plantName: string;
  /** The address of the plant's drawing; null where it has none. */
  drawing: string | null;
  place: string | null;
  kind: CareKind;
  title: string | null;
  /** How often, when last and when next, as every place says it; null once it is done. */
  reason: string | null;
  isDone: boolean;
}

export interface SitterDay {
  date: LocalDate;
  tasks: SitterTask[];
}

/** What a plant sitter sees: the days away, and what there is to do on each. */
export interface SitterPage {
  from: LocalDate;
  to: LocalDate;
  /** Where the plants are. */
  today: LocalDate;
  note: string | null;
  /** Days without a task are left out. */
  days: SitterDay[];
}

/** A task of the page with what it is in the garden. */
export interface Listed {
  date: LocalDate;
  taskId: string | null;
  /** The answer with which a plant sitter noted it as done. */
  eventId: string | null;
  task: SitterTask;
}

/** Names a task on the page of one link: it follows from both ids and tells neither. */
const refOf = (linkId: string, taskId: string): string =>
  sha256(`${linkId} ${taskId}`).toString('base64url').slice(0, 22);

/** What plant sitters have done on the days of a link, what is due today, and what is expected later. */
export function listedOf(
  { id, fromDay }: Pick<OpenLink, 'id' | 'fromDay'>,
  { done, due }: TasksForSitter,
  plants: SitterPlant[] = [],
): Listed[] {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const isDone = ({ taskId, date }: Occurrence) =>
    done.some((event) => event.taskId === taskId && event.happenedOn === date);
  const wanted = due.filter((task) => task.date >= fromDay && isForSitters(task.kind) && !isDone(task));
  const ref = (taskId: string) => refOf(id, taskId);
  return [
    ...done.map((event) => toDone(event, ref(event.taskId ?? event.id), byId.get(event.plantId))),
    ...wanted.map((task) => toTask(task, ref(task.taskId), byId.get(task.plantId))),
  ];
}

/** Something that is due or expected. */
function toTask(task: Occurrence, ref: string, plant?: SitterPlant): Listed {
  const { date, taskId, reason } = task;
  return { date, taskId, eventId: null, task: { ...seen(task, ref, plant), reason, isDone: false } };
}

/** Something that a plant sitter has done. */
function toDone(event: TasksForSitter['done'][number], ref: string, plant?: SitterPlant): Listed {
  const { happenedOn: date, taskId, id: eventId } = event;
  return { date, taskId, eventId, task: { ...seen(event, ref, plant), reason: null, isDone: true } };
}

/** The days in their order; tasks by place and name, so that ticking moves none. */
export function byDay(listed: Listed[]): SitterDay[] {
  const dates = [...new Set(listed.map(({ date }) => date))].sort();
  return dates.map((date) => ({
    date,
    tasks: listed
      .filter((each) => each.date === date)
      .map(({ task }) => task)
      .sort(byPlaceAndName),
  }));
}

type Named = Pick<Occurrence, 'plantName' | 'kind' | 'title'>;

function seen({ plantName, kind, title }: Named, ref: string, plant?: SitterPlant) {
  return { ref, plantName, drawing: plant?.drawing ?? null, place: plant?.place ?? null, kind, title };
}

function byPlaceAndName(a: SitterTask, b: SitterTask): number {
  const { compare } = collator();
  const byPlace =
    Number(a.place === null) - Number(b.place === null) || compare(a.place ?? '', b.place ?? '');
  return byPlace || compare(a.plantName, b.plantName) || compare(a.ref, b.ref);
}
