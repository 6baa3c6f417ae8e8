import { tWaiting } from '../../languages/waiting';
import type { CalendarDto, CareEventDto, CareTaskDto, PlantDto, TodayDto } from '../../shared/api/api';
import type { HealthProblemDto } from '../../shared/api/doctor';
import { inTime } from '../../shared/lib/in-order';
import { KEPT, type WaitingWrite } from '../../shared/offline/waiting-write';
import { journalAsWritten } from './waiting-entry';

/** An answer to a care task that waits. */
type WaitingAnswer = WaitingWrite & { task: NonNullable<WaitingWrite['task']> };

/** Stands for a day that only the server can name: after all others, and never due. */
const UNKNOWN_DAY = '9999-12-31';

const isMoistOrLater = ({ task: { answer } }: WaitingAnswer) =>
  answer === 'still-moist' || answer === 'later';

const withRhythm = (rhythm: string | null) =>
  rhythm ? tWaiting('rhythmNextDay', { rhythm }) : tWaiting('nextDay');

function plantAsDone(plant: PlantDto, write: WaitingAnswer): PlantDto {
  const { at, plantId, task } = write;
  if (plant.id !== plantId || task.kind !== 'water') return plant;
  const isWatered = !isMoistOrLater(write);
  // For an earlier day: it was watered again since.
  if (isWatered && Date.parse(plant.lastWatered ?? '') > Date.parse(at)) return plant;
  // What is put off needs water as before.
  const needsWater = task.answer === 'later' && plant.needsWater;
  const isSaid = !isWatered || plant.lastWatered === at;
  if (isSaid && plant.needsWater === needsWater && plant.waterDueOn === null) return plant;
  return {
    ...plant,
    needsWater,
    waterDueOn: null,
    waterReason: plant.waterTaskId && withRhythm(plant.waterRhythm),
    waterNext: plant.waterTaskId && tWaiting('nextDay'),
    ...(isWatered && { lastWatered: at, status: plant.problem ? 'needs-care' : 'healthy' }),
  };
}

/** It was done again since: what is noted for an earlier day moves no date. */
const isOlder = ({ lastDoneOn }: CareTaskDto, { task: { on } }: WaitingAnswer) =>
  lastDoneOn !== null && lastDoneOn > on;

function taskAsDone(planned: CareTaskDto, write: WaitingAnswer): CareTaskDto {
  const { task } = write;
  if (planned.id !== task.id || planned.dueOn === UNKNOWN_DAY || isOlder(planned, write)) return planned;
  return {
    ...planned,
    dueOn: UNKNOWN_DAY,
    lateOn: UNKNOWN_DAY,
    putOffFrom: null,
    reason: withRhythm(planned.rhythm),
    ...(!isMoistOrLater(write) && { lastDoneOn: task.on }),
  };
}

function dayAsDone(day: TodayDto, write: WaitingAnswer): TodayDto {
  const { task } = write;
  const left = (tasks: CareTaskDto[]) =>
    without(tasks, (planned) => planned.id === task.id && !isOlder(planned, write));
  const [due, putOff, next] = [left(day.due), left(day.putOff), left(day.next)];
  const done = task.on < day.date ? day.done : withEvent(day.done, write);
  const isSaid = due === day.due && putOff === day.putOff && next === day.next && done === day.done;
  return isSaid ? day : { ...day, due, putOff, next, done };
}

/** What is expected later stays: it may be printed for somebody who needs to know about when. */
function monthAsDone(month: CalendarDto, write: WaitingAnswer): CalendarDto {
  const { id, on } = write.task;
  const isMissing = on.startsWith(month.month) && !month.days.some(({ date }) => date === on);
  const all = isMissing ? inOrder([...month.days, { date: on, tasks: [], done: [] }]) : month.days;
  const days = each(all, (day) => {
    const tasks = without(day.tasks, ({ taskId, isProjected }) => taskId === id && !isProjected);
    const done = day.date === on ? withEvent(day.done, write) : day.done;
    return tasks === day.tasks && done === day.done ? day : { ...day, tasks, done };
  });
  return days === month.days ? month : { ...month, days };
}

const inOrder = (days: CalendarDto['days']) => days.sort((one, other) => inTime(one.date, other.date));

/** With the record of what waits; the same list where it is there already. */
function withEvent(
  done: CareEventDto[],
  { key, at, plantId, plantName, task }: WaitingAnswer,
): CareEventDto[] {
  const id = KEPT + key;
  if (done.some((event) => event.id === id)) return done;
  const event: CareEventDto = {
    id,
    plantId,
    plantName,
    taskId: task.id,
    kind: task.kind as CareEventDto['kind'],
    title: task.title ?? null,
    answer: task.answer as CareEventDto['answer'],
    bySitter: false,
    by: null,
    happenedOn: task.on,
    createdAt: at,
  };
  return [...done, event];
}

/** A step that is ticked is not asked for again: a second tick would be a second answer. */
function problemAsDone(problem: HealthProblemDto, write: WaitingAnswer): HealthProblemDto {
  const { id, on } = write.task;
  if (isMoistOrLater(write)) return problem;
  const steps = each(problem.steps, (step) =>
    step.taskId === id && !step.doneOn ? { ...step, doneOn: on } : step,
  );
  return steps === problem.steps ? problem : { ...problem, steps };
}

/** Leaves out what was done in the garden of another person, whose pages hide the tasks that wait. */
const inOwnGarden =
  <Data>(change: (data: Data, write: WaitingAnswer) => Data) =>
  (data: Data, write: WaitingAnswer) =>
    write.url.includes('?garden=') ? data : change(data, write);

/** The same list where nothing of it goes. */
const without = <Row>(rows: Row[], goes: (row: Row) => boolean): Row[] =>
  rows.some(goes) ? rows.filter((row) => !goes(row)) : rows;

/** The same list where nothing of it changes. */
function each<Row>(rows: Row[], change: (row: Row) => Row): Row[] {
  const changed = rows.map(change);
  return changed.some((row, i) => row !== rows[i]) ? changed : rows;
}

/**
 * By call, how each answer that speaks of care changes with a waiting answer to a task. One table for all of them, so that no two
 * places say something else. An answer that says so already comes back as it is.
 */
const changes = {
  gardenPlants: (plants: PlantDto[], write: WaitingAnswer) =>
    each(plants, (plant) => plantAsDone(plant, write)),
  getPlant: plantAsDone,
  getPlantSchedule: (tasks: CareTaskDto[], write: WaitingAnswer) =>
    each(tasks, (task) => taskAsDone(task, write)),
  listPlantProblems: (problems: HealthProblemDto[], write: WaitingAnswer) =>
    each(problems, (problem) => problemAsDone(problem, write)),
  getCareToday: inOwnGarden(dayAsDone),
  getCareCalendar: inOwnGarden(monthAsDone),
};

/** The same for what waits for a journal; these need to know of which plant it is. */
const writings = { journal: journalAsWritten };

type Change<Data> = ((data: Data, write: WaitingWrite, of: unknown) => Data) | undefined;

/**
 * What the server has answered to a call (and `of` what), as it will be once all that waits has been sent, as far as that is known
 * without it. What has been refused changes nothing.
 */
export function asDone<Data>(call: string, data: Data, writes: WaitingWrite[], of?: unknown): Data {
  const answered = (changes as Record<string, unknown>)[call] as Change<Data>;
  const written = (writings as Record<string, unknown>)[call] as Change<Data>;
  return writes
    .filter(({ refusal }) => refusal === undefined)
    .reduce((now, write) => (write.task ? answered : written)?.(now, write, of) ?? now, data);
}
