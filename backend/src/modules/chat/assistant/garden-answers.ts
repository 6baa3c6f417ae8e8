import { dayInWords } from '../../../kernel/spoken-time.js';
import type { Plant } from '../../garden/index.js';
import { careWords } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { emptyGarden } from './care-answers.js';
import type { Scene } from './care-answers.js';
import {
  bullets,
  dayAgo,
  dayAhead,
  dayOfInstant,
  guideLink,
  inWords,
  plain,
  plantLink,
  said,
} from './words.js';
import type { Said } from './words.js';

const MAX_ENTRIES = 6;
const MAX_LISTED = 30;
const MAX_CHOSEN = 6;

const STATUS = { healthy: 'healthy', 'needs-water': 'needs water', 'needs-care': 'needs care' };

/** The garden as a whole, or those of its plants that are thirsty or unwell. */
export function overview({ plants }: Scene, text: string): Said {
  if (!plants.length) return emptyGarden();
  if (/\b(thirsty|need(s)? water)\b/.test(text))
    return listed(
      'need water',
      plants.filter(({ needsWater }) => needsWater),
    );
  if (/\b(sick|ill|unwell|need(s)? care|problems?|dying)\b/.test(text))
    return listed(
      'are unwell',
      plants.filter(({ problem }) => problem),
    );
  if (/\bhealthy\b/.test(text))
    return listed(
      'are healthy',
      plants.filter(({ status }) => status === 'healthy'),
    );
  const thirsty = plants.filter(({ needsWater }) => needsWater);
  const unwell = plants.filter(({ problem }) => problem);
  const names = inWords(plants.slice(0, MAX_LISTED).map((plant) => plantLink(plant)));
  const count = plants.length === 1 ? 'one plant' : `${plants.length} plants`;
  return said(
    `You have ${count}: ${names}. ${thirsty.length} of them ${thirsty.length === 1 ? 'needs' : 'need'} water, and ${unwell.length} ${unwell.length === 1 ? 'is' : 'are'} unwell.`,
    0.95,
  );
}

const listed = (what: string, plants: Plant[]): Said =>
  said(
    plants.length
      ? `These ${what}:\n\n${bullets(plants.slice(0, MAX_LISTED).map((plant) => plantLink(plant)))}`
      : `None of your plants ${what}.`,
    0.95,
  );

/** How one plant is doing. */
export async function statusOf({ knowledge, gardener, today }: Scene, own: Plant[]): Promise<Said> {
  const lines = await Promise.all(
    own.slice(0, MAX_ENTRIES).map(async (plant) => {
      const [open] = plant.problem ? await knowledge.problems(gardener, plant.id) : [];
      const trouble = plant.problem
        ? ` Its problem: ${plain(plant.problem)}${open ? `, since ${dayInWords(open.openedOn, today)}` : ''}.`
        : '';
      const watered = plant.lastWatered
        ? ` Last watered ${dayAgo(dayOfInstant(plant.lastWatered, gardener), today)}.`
        : '';
      const next = plant.waterDueOn ? ` Next watering: ${dayAhead(plant.waterDueOn, today)}.` : '';
      return `Your ${plantLink(plant)}: **${STATUS[plant.status]}**.${trouble}${watered}${next}`;
    }),
  );
  return said(lines.length > 1 ? bullets(lines) : lines[0]!, 0.95);
}

/** The last lines of the journals of plants. */
export async function journalOf({ knowledge, gardener, today }: Scene, own: Plant[]): Promise<Said> {
  const parts = await Promise.all(
    own.slice(0, 3).map(async (plant) => {
      const entries = await knowledge.journal(gardener, plant.id, MAX_ENTRIES);
      const lines = entries.map(
        ({ createdAt, content }) =>
          `${dayInWords(dayOfInstant(createdAt, gardener), today)}: “${plain(content)}”`,
      );
      return lines.length
        ? `The last lines in the journal of your ${plantLink(plant)}:\n\n${bullets(lines)}`
        : `The journal of your ${plantLink(plant)} is empty.`;
    }),
  );
  return said(parts.join('\n\n'), 0.95);
}

type Wish = [asked: RegExp, words: string, holds: (guide: LibraryPlant) => boolean];
const WISHES: Wish[] = [
  [
    /\b(safe|friendly|non ?toxic)\b/,
    'non-toxic for pets by our sources',
    ({ petToxicity }) => petToxicity.level === 'non-toxic',
  ],
  [
    /\b(low light|shade|shady|dark)\b/,
    'fine with little light',
    ({ lightNeeds }) => /shade|low/i.test(lightNeeds),
  ],
  [/\b(full sun|sunny|bright)\b/, 'fond of light', ({ lightNeeds }) => /full sun|bright/i.test(lightNeeds)],
  [/\b(bathroom|humid)\b/, 'fond of humid air', ({ humidity }) => humidity === 'high'],
  [/\bdry air\b/, 'happy in dry air', ({ humidity }) => humidity === 'low'],
  [
    /\b(forget\w*|little water|rarely|hard to kill)\b/,
    'watered every two weeks at most',
    ({ waterIntervalDays }) => waterIntervalDays >= 14,
  ],
  [/\b(easy|easiest|beginners?|hard to kill)\b/, 'easy', ({ difficulty }) => difficulty === 'easy'],
  [/\bsucculents?\b/, 'a succulent', ({ category }) => category === 'succulents'],
  [/\b(flowers?|flowering)\b/, 'a flowering plant', ({ category }) => category === 'flowering'],
  [
    /\b(houseplants?|indoors?|room|bathroom|flat|home)\b/,
    'a houseplant',
    ({ category }) => category !== 'flowering',
  ],
];

/** Plants of the library that are as they are wished for: the easy ones first. */
export async function choose({ knowledge }: Scene, text: string): Promise<Said> {
  const wishes = WISHES.filter(([asked]) => asked.test(text));
  const fitting = (await knowledge.allGuides()).filter((guide) =>
    wishes.every(([, , holds]) => holds(guide)),
  );
  const what = inWords(wishes.map(([, words]) => words));
  if (!wishes.length)
    return said('What should it be like: easy, for little light, safe for pets, a succulent?', 0.5);
  if (!fitting.length) return said(`Our library has no plant that is ${what}.`);
  const ranks = ['easy', 'medium', 'hard'];
  const best = [...fitting]
    .sort((a, b) => ranks.indexOf(a.difficulty) - ranks.indexOf(b.difficulty))
    .slice(0, MAX_CHOSEN);
  const lines = best.map(
    (guide) =>
      `${guideLink(guide)}: ${guide.lightNeeds.toLowerCase()}, water ${careWords(guide).oftenWatered.toLowerCase()}`,
  );
  return said(`These are ${what} (${fitting.length} in our library):\n\n${bullets(lines)}`, 0.85);
}
