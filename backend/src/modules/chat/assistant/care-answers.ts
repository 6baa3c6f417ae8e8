import { texts } from '../../../kernel/languages/texts.js';
import { daysBetween, timeZoneOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import type { CareTask, Gardener, Occurrence, Plant } from '../../garden/index.js';
import type { DoneCare, Knowledge } from '../knowledge.js';
import type { CareTopic } from './topics.js';
import { daysOf, spanInWords } from './spans.js';
import type { Span } from './spans.js';
import {
  bullets,
  dayAgo,
  dayAhead,
  dayName,
  dayOfInstant,
  plain,
  plantLink,
  said,
  taskInWords,
  withMore,
  WORK,
} from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');

const MAX_PLANTS = 5;
const MAX_LINES = 20;
/** Who did something longer ago is not looked up. */
const MAX_DAYS_BACK = 60;

/** Whose garden, on which day, and where to look things up. */
export interface Scene {
  gardener: Gardener;
  today: LocalDate;
  knowledge: Knowledge;
  plants: Plant[];
}

/** When something was last done. `asked`: the question itself, which may ask "did I … today?". */
export async function lastCare(scene: Scene, own: Plant[], topic: CareTopic, asked: string): Promise<Said> {
  const found = await Promise.all(own.slice(0, MAX_PLANTS).map((plant) => lastOf(scene, plant, topic)));
  const noted = await notedSince(
    scene,
    found.flatMap(({ last }) => last ?? []),
  );
  const lines = found.map((one) => lastInWords(one, { scene, topic, asked, noted }));
  return said(lines.length > 1 ? bullets(withMore(lines, own.length)) : lines[0]!, 0.95);
}

interface Last {
  plant: Plant;
  task?: CareTask;
  /** The day on which it was last done, where that is known. */
  last: LocalDate | null;
}

async function lastOf(scene: Scene, plant: Plant, topic: CareTopic): Promise<Last> {
  const task = await taskOf(scene, plant, topic);
  const watered =
    plant.lastWatered && topic === 'water' ? dayOfInstant(plant.lastWatered, scene.gardener) : null;
  return { plant, task, last: task?.lastDoneOn ?? watered };
}

interface Telling {
  scene: Scene;
  topic: CareTopic;
  asked: string;
  noted: DoneCare[];
}

function lastInWords({ plant, task, last }: Last, { scene, topic, asked, noted }: Telling): string {
  const [did, name] = [WORK[topic]!.past(), plantLink(plant)];
  if (!last) return tAssistant('noRecord', { did, plant: name });
  const { by = null } =
    noted.find((care) => care.plantId === plant.id && care.kind === topic && care.on === last) ?? {};
  const [day, care] = [dayAgo(last, scene.today), WORK[topic]!.noun()];
  const done =
    by === null
      ? tAssistant('lastDone', { did, plant: name, day })
      : tAssistant('lastDoneBy', { care, plant: name, day, who: plain(by) });
  const verdict = by === null ? yesOrNo(asked, last, scene.today) : '';
  const next = task ? tAssistant('nextDay', { day: dayAhead(task.dueOn, scene.today) }) : '';
  return [verdict, done, next].filter(Boolean).join(' ');
}

/** What was noted since the first of these days that is not long ago. */
async function notedSince({ knowledge, gardener, today }: Scene, days: LocalDate[]): Promise<DoneCare[]> {
  const back = days.map((day) => daysBetween(day, today) + 1).filter((ago) => ago <= MAX_DAYS_BACK);
  return back.length ? knowledge.done(gardener, Math.max(...back)) : [];
}

/** "Yes." or "No." where the question names a day. */
function yesOrNo(asked: string, last: LocalDate, today: LocalDate): string {
  const limit = /\btoday\b/.test(asked)
    ? 0
    : /\byesterday\b/.test(asked)
      ? 1
      : /\bweek\b/.test(asked)
        ? 6
        : undefined;
  if (limit === undefined || !/^(did|have|has|i|we)\b/.test(asked)) return '';
  const days = daysBetween(last, today);
  return tAssistant((limit === 1 ? days === 1 : days <= limit) ? 'yes' : 'no');
}

/** Whether the schedule of any of these plants has it: where none has, the library says why. */
export async function hasTask(scene: Scene, own: Plant[], topic: CareTopic | null): Promise<boolean> {
  if (!topic || own.some(({ libraryId }) => !libraryId)) return true;
  const tasks = await Promise.all(own.slice(0, MAX_PLANTS).map((plant) => taskOf(scene, plant, topic)));
  return tasks.some((task) => task?.active);
}

/** When something is due next for these plants; all their care without a topic. */
export async function nextCare(scene: Scene, own: Plant[], topic: CareTopic | null): Promise<Said> {
  const lines = await Promise.all(own.slice(0, MAX_PLANTS).map((plant) => nextOf(scene, plant, topic)));
  return said(lines.length > 1 ? bullets(withMore(lines, own.length)) : lines[0]!, 0.95);
}

async function nextOf(scene: Scene, plant: Plant, topic: CareTopic | null): Promise<string> {
  const { knowledge, gardener, today } = scene;
  const tasks = (await knowledge.tasks(gardener, plant.id)).filter(({ active }) => active);
  const wanted = tasks.filter(({ kind }) => !topic || kind === topic);
  const [first] = [...wanted].sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const [name, work] = [plantLink(plant), first && WORK[first.kind]];
  if (!first) {
    const care = topic && WORK[topic]!.noun();
    return care ? tAssistant('noCare', { plant: name, care }) : tAssistant('noTask', { plant: name });
  }
  const { reason } = first;
  const day = dayAhead(first.dueOn, today);
  if (first.kind === 'water' && first.dueOn > today && first.putOffFrom && first.putOffFrom <= today)
    return tAssistant('thirstyPutOff', { plant: name, until: until(first.dueOn, today) });
  if (first.dueOn > today)
    return work
      ? tAssistant('notYet', { plant: name, care: work.noun(), day, reason })
      : tAssistant('taskNotYet', { plant: name, day, reason });
  const since = first.dueOn < today ? dayInWords(first.dueOn, today) : undefined;
  const feel = first.kind === 'water' ? tAssistant('feelSoil') : '';
  return [isDue(name, work?.noun(), since), feel, reason].filter(Boolean).join(' ');
}

/** `care`: what is due, where it has a name. `since`: the day on which it was. */
function isDue(plant: string, care: string | undefined, since: string | undefined): string {
  if (!care)
    return since ? tAssistant('taskDueSince', { plant, day: since }) : tAssistant('taskDue', { plant });
  return since ? tAssistant('dueSince', { plant, care, day: since }) : tAssistant('due', { plant, care });
}

/** What is to be done in the whole garden, or for some of its plants. */
export async function agenda(scene: Scene, span: Span, topic: CareTopic | null, own: Plant[]): Promise<Said> {
  const { knowledge, gardener, today, plants } = scene;
  if (!plants.length) return emptyGarden();
  const [from, to] = daysOf(span, today, hemisphereOf(timeZoneOf(gardener)));
  const isOfThese = (id: string) => !own.length || own.some((plant) => plant.id === id);
  const isWanted = ({ kind, plantId }: Pick<CareTask, 'kind' | 'plantId'>) =>
    (!topic || kind === topic) && isOfThese(plantId);
  const all = await knowledge.upcoming(gardener, today, to);
  const tasks = all.filter((task) => task.date >= from && isWanted(task));
  const waiting = from > today ? [] : (await knowledge.putOff(gardener)).filter(isWanted);
  const lines = [
    ...linesOf(tasks, today),
    ...bounded(waiting.filter(({ dueOn }) => dueOn > to).map((task) => putOffInWords(task, today))),
  ];
  const when = spanInWords(span, today);
  const work = topic && WORK[topic]!.base();
  const unwell = topic ? [] : plants.filter(({ id, problem }) => problem && isOfThese(id));
  const look = withMore(
    unwell
      .slice(0, MAX_PLANTS)
      .map((plant) =>
        tAssistant('lookAfterIll', { plant: plantLink(plant), problem: plain(plant.problem!) }),
      ),
    unwell.length,
  );
  if (!lines.length) {
    const nothing = work ? tAssistant('nothingToDo', { do: work, when }) : tAssistant('nothingDue', { when });
    const next = topic && own.length ? [(await nextCare(scene, own, topic)).text] : [];
    return said([nothing, ...next, ...look].join('\n\n'), 0.95);
  }
  const due = work ? tAssistant('toDoThen', { do: work, when }) : tAssistant('dueThen', { when });
  return said([due, bullets(lines), ...look].join('\n\n'), 0.95);
}

/** Day by day; over a longer time, how often each falls. */
function linesOf(tasks: Occurrence[], today: LocalDate): string[] {
  const days = [...new Set(tasks.map(({ date }) => date))];
  if (days.length > MAX_LINES) return countsOf(tasks.map(taskInWords));
  return days.map((day) => {
    const work = tasks.filter(({ date }) => date === day).map(taskInWords);
    const name = dayName(day, today);
    return `**${name.charAt(0).toUpperCase()}${name.slice(1)}**: ${bounded(work).join('; ')}`;
  });
}

function countsOf(work: string[]): string[] {
  const lines = [...new Set(work)].map((task) =>
    tAssistant('taskTimes', { task, count: work.filter((one) => one === task).length }),
  );
  return bounded(lines);
}

export const bounded = (lines: string[]): string[] => withMore(lines.slice(0, MAX_LINES), lines.length);

const putOffInWords = (task: CareTask, today: LocalDate): string =>
  tAssistant('putOffUntil', { task: taskInWords(task), until: until(task.dueOn, today) });

const until = (day: LocalDate, today: LocalDate): string =>
  daysBetween(today, day) <= 1
    ? tAssistant('untilTomorrow')
    : tAssistant('untilDay', { day: dayName(day, today) });

export const emptyGarden = (): Said => said(tAssistant('emptyGarden'));

async function taskOf(
  { knowledge, gardener }: Scene,
  plant: Plant,
  topic: CareTopic,
): Promise<CareTask | undefined> {
  return (await knowledge.tasks(gardener, plant.id)).find(({ kind }) => kind === topic);
}
