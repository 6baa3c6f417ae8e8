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
  dayOfInstant,
  plain,
  plantLink,
  said,
  taskInWords,
  VERBS,
} from './words.js';
import type { Said } from './words.js';

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
  const { past } = VERBS[topic]!;
  const watered =
    plant.lastWatered && topic === 'water' ? dayOfInstant(plant.lastWatered, scene.gardener) : null;
  const last = task?.lastDoneOn ?? watered;
  if (!last) return `I have no record of when you last ${past} your ${plantLink(plant)}.`;
  const verdict = yesOrNo(asked, last, scene.today);
  const next = task ? ` Next: ${dayAhead(task.dueOn, scene.today)}.` : '';
  return `${verdict}You last ${past} your ${plantLink(plant)} **${dayAgo(last, scene.today)}**.${next}`;
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
  return (limit === 1 ? days === 1 : days <= limit) ? 'Yes. ' : 'No. ';
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
  if (!first)
    return `Your ${plantLink(plant)} has no ${topic ? VERBS[topic]!.noun : 'task'} in its schedule.`;
  const noun = VERBS[first.kind]?.noun ?? 'its next task';
  if (first.kind === 'water' && first.dueOn > today && first.putOffFrom && first.putOffFrom <= today)
    return `Your ${plantLink(plant)} is thirsty; you put its watering off until **${dayAhead(first.dueOn, today)}**.`;
  if (first.dueOn > today)
    return `Your ${plantLink(plant)} doesn’t need ${noun} yet: next **${dayAhead(first.dueOn, today)}**. ${first.reason}`;
  const feel = first.kind === 'water' ? ' Feel the soil first.' : '';
  const since = first.dueOn < today ? ` (since ${dayInWords(first.dueOn, today)})` : '';
  return `Yes, your ${plantLink(plant)} is due for **${noun}** today${since}.${feel} ${first.reason}`;
}

const DAYS: Record<Span, [from: number, to: number]> = {
  today: [0, 0],
  tomorrow: [1, 1],
  weekend: [0, 0],
  week: [0, 6],
  'next-week': [7, 13],
  month: [0, 30],
};
const SPANS: Record<Span, string> = {
  today: 'today',
  tomorrow: 'tomorrow',
  weekend: 'at the weekend',
  week: 'in the next seven days',
  'next-week': 'next week',
  month: 'in the next month',
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
    const name = dayAhead(day, today).replace(/^on /, '');
    return `**${name.charAt(0).toUpperCase()}${name.slice(1)}**: ${work.slice(0, MAX_LINES).join('; ')}`;
  });
  const purpose = topic ? ` to ${VERBS[topic]!.base}` : '';
  const unwell = topic ? [] : plants.filter(({ problem }) => problem).slice(0, MAX_PLANTS);
  const look = unwell.map((plant) => `Look after your ${plantLink(plant)}: ${plain(plant.problem!)}`);
  if (!lines.length)
    return said([`There is nothing${purpose || ' due'} ${SPANS[span]}.`, ...look].join('\n\n'), 0.95);
  const work = bullets(lines.slice(0, MAX_LINES));
  return said(
    [
      topic ? `What to ${VERBS[topic]!.base} ${SPANS[span]}:` : `This is due ${SPANS[span]}:`,
      work,
      ...look,
    ].join('\n\n'),
    0.95,
  );
}

/** What was done lately in the whole garden. */
export async function doneLately({ knowledge, gardener, today }: Scene, days: number): Promise<Said> {
  const done = await knowledge.done(gardener, days);
  if (!done.length) return said(`Nothing is noted for the last ${days} days.`);
  const line = (care: DoneCare) => {
    const link = plantLink({ id: care.plantId, commonName: care.plantName });
    return `${VERBS[care.kind]?.past ?? plain(care.title ?? 'looked after')} ${link} ${dayAgo(care.on, today)}`;
  };
  return said(`In the last ${days} days you\n\n${bullets(done.slice(0, MAX_LINES).map(line))}`, 0.95);
}

export const emptyGarden = (): Said =>
  said(
    'Your garden is empty so far, so nothing is due. [Identify a plant](/identify) or add one in [My Garden](/garden), and I can tell you what it needs.',
  );

async function taskOf(
  { knowledge, gardener }: Scene,
  plant: Plant,
  topic: CareTopic,
): Promise<CareTask | undefined> {
  return (await knowledge.tasks(gardener, plant.id)).find(({ kind }) => kind === topic);
}
