import type { Plant } from '../../garden/index.js';
import { careWords } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Scene } from './care-answers.js';
import { nextCare } from './care-answers.js';
import type { FactTopic } from './intent.js';
import { bullets, dayAgo, dayOfInstant, guideLink, inWords, plain, plantLink, said } from './words.js';
import type { Said } from './words.js';

const MAX_PLANTS = 4;
const OWN_FACTS = new Set<FactTopic>(['place', 'pot', 'added']);
const EASE = { easy: 'easy to care for', medium: 'of medium difficulty', hard: 'hard to care for' };
const HUMIDITY = {
  low: 'It is happy in dry air.',
  average: 'Ordinary room air is fine.',
  high: 'It likes humid air, such as in a bathroom with a window.',
};

const fahrenheit = (celsius: number) => Math.round(celsius * 1.8 + 32);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A plant of the garden with its entry of the library, or the entry alone. */
export interface Known {
  own?: Plant;
  guide?: LibraryPlant;
}

/** What is known about plants: by the library, and where it is the gardener's own, by the garden. */
export async function facts(scene: Scene, plants: Known[], topic: FactTopic): Promise<Said> {
  const lines = await Promise.all(plants.slice(0, MAX_PLANTS).map((plant) => factOf(scene, plant, topic)));
  return said(lines.length > 1 ? bullets(lines) : lines[0]!);
}

async function factOf(scene: Scene, { own, guide }: Known, topic: FactTopic): Promise<string> {
  if (own && OWN_FACTS.has(topic)) return ownFact(scene, own, topic);
  if (!guide) return own ? ownWords(scene, own, topic) : 'I don’t know.';
  const name = own ? `Your ${plantLink(own)}` : guideLink(guide);
  const source = own ? ` (Care guide: ${guideLink(guide)}.)` : '';
  const rhythm = own && topic === 'water' ? ` ${(await wateringOf(scene, own)) ?? ''}` : '';
  return `${name}: ${guideFact(guide, topic)}${rhythm}${source}`;
}

const wateringOf = async ({ knowledge, gardener }: Scene, own: Plant): Promise<string | undefined> =>
  (await knowledge.tasks(gardener, own.id)).find(({ kind, active }) => kind === 'water' && active)?.reason;

/** What the library says. */
function guideFact(guide: LibraryPlant, topic: FactTopic): string {
  const care = careWords(guide);
  const [low = 0, high = 0] = guide.temperatureC;
  const never = (what: string) => `it doesn’t need regular ${what}.`;
  switch (topic) {
    case 'water':
      return `${lower(care.water)} ${guide.careInstructions}`;
    case 'fertilise':
      return care.feed ? `feed it ${lower(care.feed)} ${guide.careInstructions}` : never('feeding');
    case 'repot':
      return care.repot ? `repot it ${lower(care.repot)} ${guide.soilType} suits it.` : never('repotting');
    case 'prune':
      return care.prune ? `prune it ${lower(care.prune)}` : never('pruning');
    case 'mist':
    case 'humidity':
      return lower(HUMIDITY[guide.humidity]);
    case 'light':
      return `${lower(guide.lightNeeds)} light.`.replace('sun light', 'sun').replace('shade light', 'shade');
    case 'soil':
      return `${lower(guide.soilType)}.`;
    case 'temperature':
      return `${low} to ${high} °C (${fahrenheit(low)} to ${fahrenheit(high)} °F) suits it.`;
    case 'difficulty':
      return `it’s ${EASE[guide.difficulty]}.`;
    case 'names':
      return namesInWords(guide);
    default:
      return aboutInWords(guide);
  }
}

function namesInWords({ scientificName, family, otherNames }: LibraryPlant): string {
  const others = otherNames.length ? ` It’s also called ${inWords(otherNames.slice(0, 5))}.` : '';
  return `its scientific name is *${scientificName}*, family ${family}.${others}`;
}

function aboutInWords(guide: LibraryPlant): string {
  const care = careWords(guide);
  return `${guide.description} **Water**: ${lower(care.water)} **Light**: ${lower(guide.lightNeeds)}. **Soil**: ${lower(guide.soilType)}. ${guide.careInstructions}`;
}

/** What the gardener noted about a plant that the library does not have. */
async function ownWords(scene: Scene, own: Plant, topic: FactTopic): Promise<string> {
  const name = `Your ${plantLink(own)}`;
  const unknown = 'isn’t in our library, so I only know what you noted';
  if (topic === 'water') return (await nextCare(scene, [own], 'water')).text;
  if (topic === 'light') return `${name} ${unknown}: light “${plain(own.lightNeeds)}”.`;
  if (topic === 'soil' && own.soilType) return `${name} ${unknown}: soil “${plain(own.soilType)}”.`;
  const notes = own.careInstructions ?? own.description;
  return notes
    ? `${name} ${unknown}: “${plain(notes)}”`
    : `${name} ${unknown}, and that says nothing about this.`;
}

function ownFact({ gardener, today }: Scene, own: Plant, topic: FactTopic): string {
  const name = `Your ${plantLink(own)}`;
  if (topic === 'added')
    return `${name} came into your garden here ${dayAgo(dayOfInstant(own.dateAdded, gardener), today)}.`;
  if (topic === 'pot')
    return own.potCm
      ? `The pot of your ${plantLink(own)} is ${own.potCm} cm wide.`
      : `You haven’t noted how wide the pot of your ${plantLink(own)} is.`;
  const outdoors = own.outdoors ? ', outdoors' : '';
  return own.place
    ? `${name} stands here: “${plain(own.place)}”${outdoors}.`
    : `You haven’t noted where your ${plantLink(own)} stands${outdoors}.`;
}
