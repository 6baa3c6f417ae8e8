import { texts } from '../../../kernel/languages/texts.js';
import { careWords } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { emptyGarden } from './care-answers.js';
import type { Scene } from './care-answers.js';
import { fahrenheit, guideFact } from './fact-answers.js';
import type { Trait } from './garden-questions.js';
import { lightRank } from './light-words.js';
import { bullets, inWords, plantLink, said } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

const MAX_PLANTS = 30;
const EASE = {
  easy: () => tAssistant('theseEasy'),
  medium: () => tAssistant('theseMedium'),
  hard: () => tAssistant('theseHard'),
};

interface Comparison {
  title: () => string;
  /** What is lowest stands first. */
  rank: (guide: LibraryPlant) => number;
  /** What plants of the same rank have in common. */
  words: (guide: LibraryPlant) => string;
}
const COMPARISONS: Record<Trait, Comparison> = {
  light: {
    title: () => tAssistant('byLight'),
    rank: ({ lightNeeds }) => lightRank(lightNeeds),
    words: (guide) => guideFact(guide, 'light').replace(/\.$/, ''),
  },
  water: {
    title: () => tAssistant('byWater'),
    rank: ({ waterIntervalDays }) => waterIntervalDays,
    words: (guide) => careWords(guide).oftenWatered,
  },
  difficulty: {
    title: () => tAssistant('byEase'),
    rank: ({ difficulty }) => Object.keys(EASE).indexOf(difficulty),
    words: ({ difficulty }) => EASE[difficulty](),
  },
  cold: {
    title: () => tHelp('byCold'),
    rank: ({ temperatureC: [low = 0] }) => low,
    words: ({ temperatureC: [low = 0] }) => tHelp('degreesAbove', { low, lowF: fahrenheit(low) }),
  },
};

/** The plants of a garden in the order of what their care guides say; those that need the same are in one line. */
export async function compareOwn({ knowledge, plants }: Scene, by: Trait): Promise<Said> {
  if (!plants.length) return emptyGarden();
  const { title, rank, words } = COMPARISONS[by];
  const guides = await knowledge.guidesOf(plants);
  const known = plants.flatMap((plant) => {
    const guide = guides.get(plant.id);
    return guide ? [{ plant, rank: rank(guide), words: words(guide) }] : [];
  });
  known.sort((a, b) => a.rank - b.rank);
  const shown = known.slice(0, MAX_PLANTS);
  const lines = [...new Set(shown.map((one) => one.words))].map((same) => {
    const links = shown.filter((one) => one.words === same).map(({ plant }) => plantLink(plant));
    return `**${same.charAt(0).toUpperCase()}${same.slice(1)}**: ${inWords(links)}`;
  });
  const more = known.length - shown.length;
  if (more) lines.push(tAssistant('andMore', { count: more }));
  const strange = plants.filter(({ id }) => !guides.has(id)).slice(0, MAX_PLANTS);
  const unknown = tAssistant('notInLibrary', { plants: inWords(strange.map((plant) => plantLink(plant))) });
  const found = lines.length ? [title(), bullets(lines)] : [];
  return said([...found, ...(strange.length ? [unknown] : [])].join('\n\n'));
}
