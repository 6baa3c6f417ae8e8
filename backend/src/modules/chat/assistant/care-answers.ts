import { texts } from '../../../kernel/languages/texts.js';
import { addDays, daysBetween } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import type { CareTask, Gardener, Plant } from '../../garden/index.js';
import type { DoneCare, Knowledge } from '../knowledge.js';
import type { CareTopic, Span } from './intent.js';
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
  WORK,
} from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');

const MAX_PLANTS = 5;
const MAX_LINES = 20;

/** Whose garden, on which day, and where to look things up. */
export interface Scene {
  gardener: Gardener;
  today: LocalDate;
  knowledge: Knowledge;
  plants: Plant[];
}

/** When something was last done. `asked`: the question itself, which may ask "did I … today?". */
export async function lastCare(scene: Scene, own: Plant[], topic: CareTopic, asked: string): Promise<Said> {
  const lines = await Promise.all(
    own.slice(0, MAX_PLANTS).map((plant) => lastOf(scene, plant, topic, asked)),
  );
  return said(lines.length > 1 ? bullets(lines) : lines[0]!, 0.95);
}

async function lastOf(scene: Scene, plant: Plant, topic: CareTopic, asked: string): Promise<string> {
  const task = await taskOf(scene, plant, topic);
  const [did, name] = [WORK[topic]!.past(), plantLink(plant)];
  const watered =
    plant.lastWatered && topic === 'water' ? dayOfInstant(plant.lastWatered, scene.gardener) : null;
  const last = task?.lastDoneOn ?? watered;
  if (!last) return tAssistant('noRecord', { did, plant: name });
  const verdict = yesOrNo(asked, last, scene.today);
  const done = tAssistant('lastDone', { did, plant: name, day: dayAgo(last, scene.today) });
  const next = task ? tAssistant('nextDay', { day: dayAhead(task.dueOn, scene.today) }) : '';
  return [verdict, done, next].filter(Boolean).join(' ');
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
  if (limit === undefined || !/^(did|have|has)\b/.test(asked)) return '';
  const days = daysBetween(last, today);
  return tAssistant((limit === 1 ? days === 1 : days <= limit) ? 'yes' : 'no');
}

/** When something is due next for these plants; all their care without a topic. */
export async function nextCare(scene: Scene, own: Plant[], topic: CareTopic | null): Promise<Said> {
  const lines = await Promise.all(own.slice(0, MAX_PLANTS).map((plant) => nextOf(scene, plant, topic)));
  return said(lines.length > 1 ? bullets(lines) : lines[0]!, 0.95);
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
    return tAssistant('thirstyPutOff', { plant: name, day });
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

const DAYS: Record<Span, [from: number, to: number]> = {
  today: [0, 0],
  tomorrow: [1, 1],
  weekend: [0, 0],
  week: [0, 6],
  'next-week': [7, 13],
  month: [0, 30],
};
const SPANS: Record<Span, () => string> = {
  today: () => tAssistant('today'),
  tomorrow: () => tAssistant('tomorrow'),
  weekend: () => tAssistant('atWeekend'),
  week: () => tAssistant('inWeek'),
  'next-week': () => tAssistant('nextWeek'),
  month: () => tAssistant('inMonth'),
};

/** The days that are meant, counted from today. */
function daysOf(span: Span, today: LocalDate): [LocalDate, LocalDate] {
  if (span !== 'weekend') return [addDays(today, DAYS[span][0]), addDays(today, DAYS[span][1])];
  const weekday = new Date(today).getUTCDay();
  const saturday = weekday === 0 ? today : addDays(today, 6 - weekday);
  return [saturday, weekday === 0 ? today : addDays(saturday, 1)];
}

/** What is to be done in the whole garden. */
export async function agenda(scene: Scene, span: Span, topic: CareTopic | null): Promise<Said> {
  const { knowledge, gardener, today, plants } = scene;
  if (!plants.length) return emptyGarden();
  const [from, to] = daysOf(span, today);
  const all = await knowledge.upcoming(gardener, today, to);
  const tasks = all.filter(({ date, kind }) => date >= from && (!topic || kind === topic));
  const days = [...new Set(tasks.map(({ date }) => date))];
  const lines = days.map((day) => {
    const work = tasks.filter(({ date }) => date === day).map(taskInWords);
    const name = dayName(day, today);
    return `**${name.charAt(0).toUpperCase()}${name.slice(1)}**: ${work.slice(0, MAX_LINES).join('; ')}`;
  });
  const when = SPANS[span]();
  const work = topic && WORK[topic]!.base();
  const unwell = topic ? [] : plants.filter(({ problem }) => problem).slice(0, MAX_PLANTS);
  const look = unwell.map((plant) =>
    tAssistant('lookAfterIll', { plant: plantLink(plant), problem: plain(plant.problem!) }),
  );
  if (!lines.length) {
    const nothing = work ? tAssistant('nothingToDo', { do: work, when }) : tAssistant('nothingDue', { when });
    return said([nothing, ...look].join('\n\n'), 0.95);
  }
  const due = work ? tAssistant('toDoThen', { do: work, when }) : tAssistant('dueThen', { when });
  return said([due, bullets(lines.slice(0, MAX_LINES)), ...look].join('\n\n'), 0.95);
}

/** What was done lately in the whole garden. */
export async function doneLately({ knowledge, gardener, today }: Scene, days: number): Promise<Said> {
  const done = await knowledge.done(gardener, days);
  if (!done.length) return said(tAssistant('nothingNoted', { days }));
  const line = (care: DoneCare) => {
    const plant = plantLink({ id: care.plantId, commonName: care.plantName });
    const [work, day] = [WORK[care.kind], dayAgo(care.on, today)];
    if (work) return tAssistant('done', { did: work.past(), plant, day });
    return tAssistant('ownDone', { title: plain(care.title ?? tAssistant('lookedAfter')), plant, day });
  };
  const lines = bullets(done.slice(0, MAX_LINES).map(line));
  return said(`${tAssistant('youDid', { days })}\n\n${lines}`, 0.95);
}

export const emptyGarden = (): Said => said(tAssistant('emptyGarden'));

async function taskOf(
  { knowledge, gardener }: Scene,
  plant: Plant,
  topic: CareTopic,
): Promise<CareTask | undefined> {
  return (await knowledge.tasks(gardener, plant.id)).find(({ kind }) => kind === topic);
}
