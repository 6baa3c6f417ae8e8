import { texts } from '../../../kernel/languages/texts.js';
import { daysBetween } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import type { DoneCare } from '../knowledge.js';
import { agenda, bounded, emptyGarden } from './care-answers.js';
import type { Scene } from './care-answers.js';
import { daysOfPeriod, periodInWords } from './periods.js';
import type { Period } from './periods.js';
import type { CareTopic } from './topics.js';
import {
  bullets,
  dayAgo,
  dayOfInstant,
  plain,
  plantLink,
  said,
  titleInWords,
  withMore,
  WORK,
} from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

const MAX_WAITING = 12;

/** What was done in the whole garden in a time: all of it, or only one kind of care. */
export async function doneLately(
  { knowledge, gardener, today }: Scene,
  { period, topic }: { period: Period; topic: CareTopic | null },
): Promise<Said> {
  const [from, to] = daysOfPeriod(period, today);
  const days = daysBetween(from, today) + 1;
  const done = (await knowledge.done(gardener, days)).filter(
    ({ on, kind }) => on <= to && (!topic || kind === topic),
  );
  const words = periodInWords(period);
  const when = words && words.charAt(0).toUpperCase() + words.slice(1);
  if (!done.length) return said(when ? tHelp('nothingThen', { when }) : tAssistant('nothingNoted', { days }));
  const lines = (some: DoneCare[]) => bullets(bounded(some.map((care) => doneInWords(care, today))));
  const [mine, others] = [done.filter(({ by }) => by === null), done.filter(({ by }) => by !== null)];
  const parts = [
    ...(mine.length
      ? [when ? tHelp('youDidThen', { when }) : tAssistant('youDid', { days }), lines(mine)]
      : []),
    ...(others.length
      ? [when ? tHelp('othersDidThen', { when }) : tAssistant('othersDid', { days }), lines(others)]
      : []),
  ];
  return said(parts.join('\n\n'), 0.95);
}

function doneInWords(care: DoneCare, today: LocalDate): string {
  const plant = plantLink({ id: care.plantId, commonName: care.plantName });
  const [work, day] = [WORK[care.kind], dayAgo(care.on, today)];
  const title = titleInWords(care.title ?? tAssistant('lookedAfter'));
  if (care.by === null)
    return work
      ? tAssistant('done', { did: work.past(), plant, day })
      : tAssistant('ownDone', { title, plant, day });
  const who = plain(care.by);
  return work
    ? tAssistant('doneBy', { care: work.noun(), plant, day, who })
    : tAssistant('ownDoneBy', { title, plant, day, who });
}

/** The plants of the garden by their last watering, the longest ago first, and what is due: many need water seldom. */
export async function longestUnwatered(scene: Scene): Promise<Said> {
  const { plants, gardener, today } = scene;
  if (!plants.length) return emptyGarden();
  const last = ({ lastWatered }: (typeof plants)[number]) =>
    lastWatered ? Number(new Date(lastWatered)) : 0;
  const lines = [...plants]
    .sort((a, b) => last(a) - last(b))
    .slice(0, MAX_WAITING)
    .map((plant) =>
      tHelp('wateredOn', {
        plant: plantLink(plant),
        day: plant.lastWatered
          ? dayAgo(dayOfInstant(plant.lastWatered, gardener), today)
          : tHelp('neverNoted'),
      }),
    );
  const due = await agenda(scene, 'today', 'water', []);
  return said([tHelp('byWaiting'), bullets(withMore(lines, plants.length)), due.text].join('\n\n'), 0.95);
}
