import { texts } from '../../../kernel/languages/texts.js';
import type { Plant } from '../../garden/index.js';
import { careWords } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Scene } from './care-answers.js';
import { nextCare } from './care-answers.js';
import type { FactTopic } from './topics.js';
import { lightWords } from './light-words.js';
import { isOfGrowth, ofGrowth } from './growth-answers.js';
import { howToMultiply } from './propagation-answers.js';
import {
  bullets,
  dayAgo,
  dayOfInstant,
  guideLink,
  inWords,
  lower,
  plain,
  plantLink,
  said,
  within,
  withMore,
} from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

const MAX_PLANTS = 4;
const OWN_FACTS = new Set<FactTopic>(['place', 'pot', 'added']);
const EASE: Record<LibraryPlant['difficulty'], () => string> = {
  easy: () => tAssistant('easy'),
  medium: () => tAssistant('medium'),
  hard: () => tAssistant('hard'),
};
const HUMIDITY: Record<LibraryPlant['humidity'], () => string> = {
  low: () => tAssistant('airDry'),
  average: () => tAssistant('airAverage'),
  high: () => tAssistant('airHumid'),
};

/** Without a minus before zero. */
export const fahrenheit = (celsius: number) => Math.round(celsius * 1.8 + 32) || 0;

/** A plant of the garden with its entry of the library, or the entry alone. */
export interface Known {
  own?: Plant;
  guide?: LibraryPlant;
}

/** What is known about plants: by the library, and where it is the gardener's own, by the garden. */
export async function facts(scene: Scene, plants: Known[], topic: FactTopic): Promise<Said> {
  const lines = await Promise.all(plants.slice(0, MAX_PLANTS).map((plant) => factOf(scene, plant, topic)));
  if (lines.length === 1) return said(lines[0]!);
  const inOne = lines.map((line) => line.replaceAll('\n\n', ' '));
  return said(bullets(withMore(inOne, plants.length)));
}

async function factOf(scene: Scene, { own, guide }: Known, topic: FactTopic): Promise<string> {
  if (own && OWN_FACTS.has(topic)) return ownFact(scene, own, topic);
  if (!guide) return own ? ownWords(scene, own, topic) : tAssistant('dontKnow');
  const name = own ? tAssistant('yourPlant', { plant: plantLink(own) }) : guideLink(guide);
  if (topic === 'propagation') return howToMultiply(name, guide);
  if (isOfGrowth(topic)) return ofGrowth(scene, name, guide, topic);
  const source = own ? ` ${tAssistant('guideSource', { plant: guideLink(guide) })}` : '';
  const rhythm = own && topic === 'water' ? ` ${(await wateringOf(scene, own)) ?? ''}` : '';
  return `${name}: ${guideFact(guide, topic)}${rhythm}${source}`;
}

const wateringOf = async ({ knowledge, gardener }: Scene, own: Plant): Promise<string | undefined> =>
  (await knowledge.tasks(gardener, own.id)).find(({ kind, active }) => kind === 'water' && active)?.reason;

/** What the library says. */
export function guideFact(guide: LibraryPlant, topic: FactTopic): string {
  const care = careWords(guide);
  const [low = 0, high = 0] = guide.temperatureC;
  switch (topic) {
    case 'water':
      return `${lower(care.water)} ${guide.careInstructions}`;
    case 'fertilise':
      return care.feed
        ? `${tAssistant('feedIt', { often: lower(care.feed) })} ${guide.careInstructions}`
        : tAssistant('neverFeed');
    case 'repot':
      return care.repot
        ? tAssistant('repotIt', { often: lower(care.repot), soil: guide.soilType })
        : tAssistant('neverRepot');
    case 'prune':
      return care.prune
        ? `${tAssistant('pruneIt', { often: lower(care.prune) })} ${guide.careInstructions}`
        : tAssistant('neverPrune');
    case 'mist':
    case 'humidity':
      return HUMIDITY[guide.humidity]();
    case 'light':
      return tAssistant('lightIs', { light: lightWords(guide.lightNeeds) })
        .replace('sun light', 'sun')
        .replace('shade light', 'shade');
    case 'soil':
      return tAssistant('soilIs', { soil: within(guide.soilType) });
    case 'temperature':
      return [
        tAssistant('degrees', { low, high, lowF: fahrenheit(low), highF: fahrenheit(high) }),
        ...(low > 0 ? [tHelp('nightsAbove', { low, lowF: fahrenheit(low) })] : []),
      ].join(' ');
    case 'difficulty':
      return EASE[guide.difficulty]();
    case 'names':
      return namesInWords(guide);
    default:
      return aboutInWords(guide);
  }
}

function namesInWords({ scientificName, family, otherNames }: LibraryPlant): string {
  const named = tAssistant('named', { name: scientificName, family });
  const names = inWords(otherNames.slice(0, 5));
  return names ? `${named} ${tAssistant('alsoCalled', { names })}` : named;
}

const aboutInWords = (guide: LibraryPlant): string =>
  tAssistant('about', {
    description: guide.description,
    water: lower(careWords(guide).water),
    light: lightWords(guide.lightNeeds),
    soil: within(guide.soilType),
    care: guide.careInstructions,
  });

/** What the gardener noted about a plant that the library does not have. */
async function ownWords(scene: Scene, own: Plant, topic: FactTopic): Promise<string> {
  if (topic === 'water') return (await nextCare(scene, [own], 'water')).text;
  if (topic === 'propagation') return tAssistant('dontKnow');
  if (topic === 'names') return tHelp('identifyThere');
  const name = tAssistant('yourPlant', { plant: plantLink(own) });
  if (topic === 'light') return tAssistant('ownLight', { name, text: plain(own.lightNeeds) });
  if (topic === 'soil' && own.soilType) return tAssistant('ownSoil', { name, text: plain(own.soilType) });
  const notes = own.careInstructions ?? own.description;
  return notes ? tAssistant('ownNotes', { name, text: plain(notes) }) : tAssistant('ownNothing', { name });
}

function ownFact({ gardener, today }: Scene, own: Plant, topic: FactTopic): string {
  const plant = plantLink(own);
  const name = tAssistant('yourPlant', { plant });
  if (topic === 'added')
    return tAssistant('added', { name, day: dayAgo(dayOfInstant(own.dateAdded, gardener), today) });
  if (topic === 'pot')
    return own.potCm ? tAssistant('potIs', { plant, cm: own.potCm }) : tAssistant('potUnknown', { plant });
  if (!own.place) return tAssistant(own.outdoors ? 'placeUnknownOutdoors' : 'placeUnknown', { plant });
  return tAssistant(own.outdoors ? 'standsOutdoors' : 'stands', { name, place: plain(own.place) });
}
