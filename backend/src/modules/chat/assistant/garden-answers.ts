import { texts } from '../../../kernel/languages/texts.js';
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
  lower,
  plain,
  plantLink,
  said,
  withMore,
} from './words.js';
import type { Said } from './words.js';
import { lightWords } from './light-words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

const MAX_ENTRIES = 6;
const MAX_LISTED = 30;
const MAX_CHOSEN = 6;

const STATUS: Record<Plant['status'], (plant: string) => string> = {
  healthy: (plant) => tAssistant('isHealthy', { plant }),
  'needs-water': (plant) => tAssistant('isThirsty', { plant }),
  'needs-care': (plant) => tAssistant('isUnwell', { plant }),
};

/** The garden as a whole, or those of its plants that are thirsty or unwell. */
export function overview({ plants }: Scene, text: string): Said {
  if (!plants.length) return emptyGarden();
  const thirsty = plants.filter(({ needsWater }) => needsWater);
  const unwell = plants.filter(({ problem }) => problem);
  if (/\b(thirsty|need(s)? water)\b/.test(text))
    return listed(tAssistant('theseNeedWater'), thirsty, tAssistant('noneNeedWater'));
  if (/\b(sick|ill|unwell|need(s)? care|problems?|dying)\b/.test(text))
    return listed(tAssistant('theseUnwell'), unwell, tAssistant('noneUnwell'));
  if (/\bhealthy\b/.test(text)) {
    const healthy = plants.filter(({ status }) => status === 'healthy');
    return listed(tAssistant('theseHealthy'), healthy, tAssistant('noneHealthy'));
  }
  const names = inWords(plants.slice(0, MAX_LISTED).map((plant) => plantLink(plant)));
  const all = tAssistant('youHave', { plants: names, count: plants.length });
  const ill = unwell.length ? tAssistant('areUnwell', { count: unwell.length }) : tHelp('noneIsUnwell');
  const state = thirsty.length
    ? tAssistant('needWater', { unwell: ill, count: thirsty.length })
    : tHelp('noneIsThirsty', { unwell: ill });
  return said(`${all} ${state}`, 0.95);
}

const listed = (these: string, plants: Plant[], none: string): Said =>
  said(
    plants.length
      ? `${these}\n\n${bullets(
          withMore(
            plants.slice(0, MAX_LISTED).map((plant) => plantLink(plant)),
            plants.length,
          ),
        )}`
      : none,
    0.95,
  );

/** How one plant is doing. */
export async function statusOf({ knowledge, gardener, today }: Scene, own: Plant[]): Promise<Said> {
  const lines = await Promise.all(
    own.slice(0, MAX_ENTRIES).map(async (plant) => {
      const [open] = plant.problem ? await knowledge.problems(gardener, plant.id) : [];
      const sentences = [
        STATUS[plant.status](plantLink(plant)),
        plant.problem && trouble(plain(plant.problem), open && dayInWords(open.openedOn, today)),
        plant.lastWatered &&
          tAssistant('lastWatered', { day: dayAgo(dayOfInstant(plant.lastWatered, gardener), today) }),
        plant.waterDueOn && tAssistant('nextWatering', { day: dayAhead(plant.waterDueOn, today) }),
      ];
      return sentences.filter(Boolean).join(' ');
    }),
  );
  return said(lines.length > 1 ? bullets(withMore(lines, own.length)) : lines[0]!, 0.95);
}

const trouble = (problem: string, day: string | undefined): string =>
  day ? tAssistant('problemSince', { problem, day }) : tAssistant('problem', { problem });

/** The last lines of the journals of plants. */
export async function journalOf({ knowledge, gardener, today }: Scene, own: Plant[]): Promise<Said> {
  const parts = await Promise.all(
    own.slice(0, 3).map(async (plant) => {
      const entries = await knowledge.journal(gardener, plant.id, MAX_ENTRIES);
      const lines = entries.map(({ createdAt, content }) =>
        tAssistant('entry', {
          day: dayInWords(dayOfInstant(createdAt, gardener), today),
          text: plain(content),
        }),
      );
      return lines.length
        ? `${tAssistant('lastEntries', { plant: plantLink(plant) })}\n\n${bullets(lines)}`
        : tAssistant('noEntries', { plant: plantLink(plant) });
    }),
  );
  return said(parts.join('\n\n'), 0.95);
}

const GROWN_FOR_FLOWERS = ['flower', 'bulb', 'climber', 'shrub'];

type Wish = [asked: RegExp, words: () => string, holds: (guide: LibraryPlant) => boolean];
/** Kinds of plants come first: “houseplants and fine with little light”. */
const WISHES: Wish[] = [
  [/\bsucculents?\b/, () => tAssistant('wishSucculent'), ({ category }) => category === 'succulents'],
  [
    /\b(flowers?|flowering)\b/,
    () => tAssistant('wishFlowers'),
    ({ category, kind }) => category === 'flowering' && GROWN_FOR_FLOWERS.includes(kind),
  ],
  [/\b(veg|veggies|vegetables?)\b/, () => tHelp('wishVegetables'), ({ kind }) => kind === 'vegetable'],
  [/\bherbs?\b/, () => tHelp('wishHerbs'), ({ kind }) => kind === 'herb'],
  [
    /\b(houseplants?|indoors?|room|bathroom|bedroom|kitchen|hallway|office|stairs|flat|home)\b/,
    () => tAssistant('wishIndoors'),
    ({ category }) => category !== 'flowering',
  ],
  [
    /\b(safe|friendly|non ?toxic|not (toxic|poisonous|dangerous|harmful))\b/,
    () => tAssistant('wishPets'),
    ({ petToxicity }) => petToxicity.level === 'non-toxic',
  ],
  [
    /\b((low|little) light|shade|shady|dark|north|(no|without( a)?) windows?)\b/,
    () => tAssistant('wishShade'),
    ({ lightNeeds }) => /shade|low/i.test(lightNeeds),
  ],
  [
    /\b(full sun|sunny|bright)\b/,
    () => tAssistant('wishLight'),
    ({ lightNeeds }) => /full sun|bright/i.test(lightNeeds),
  ],
  [/\b(bathroom|humid)\b/, () => tAssistant('wishHumid'), ({ humidity }) => humidity === 'high'],
  [/\bdry air\b/, () => tAssistant('wishDry'), ({ humidity }) => humidity === 'low'],
  [
    /\b(forget\w*|little water|rarely|hard to kill)\b/,
    () => tAssistant('wishLittleWater'),
    ({ waterIntervalDays }) => waterIntervalDays >= 14,
  ],
  [
    /\b(easy|easiest|beginners?|hard to kill)\b/,
    () => tAssistant('wishEasy'),
    ({ difficulty }) => difficulty === 'easy',
  ],
];

/** Plants of the library that are as they are wished for: the easy ones first. */
export async function choose({ knowledge }: Scene, text: string): Promise<Said> {
  const wishes = WISHES.filter(([asked]) => asked.test(text));
  const fitting = (await knowledge.allGuides()).filter((guide) =>
    wishes.every(([, , holds]) => holds(guide)),
  );
  const what = inWords(wishes.map(([, words]) => words()));
  if (!wishes.length) return said(tAssistant('whatLike'), 0.5);
  if (!fitting.length) return said(tAssistant('noneLike', { what }));
  const ranks = ['easy', 'medium', 'hard'];
  const best = [...fitting]
    .sort((a, b) => ranks.indexOf(a.difficulty) - ranks.indexOf(b.difficulty))
    .slice(0, MAX_CHOSEN);
  const lines = best.map((guide) =>
    tAssistant('choice', {
      plant: guideLink(guide),
      light: lightWords(guide.lightNeeds),
      often: lower(careWords(guide).oftenWatered),
    }),
  );
  return said(`${tAssistant('theseAre', { what, number: fitting.length })}\n\n${bullets(lines)}`, 0.85);
}
