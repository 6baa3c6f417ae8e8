import { problemOf } from '@leaflore/doctor';
import type { CareTask, Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import { soilDays, soilSince } from '../domain/soil-history.js';
import type { SoilPattern } from '../domain/soil-history.js';
import type { Scene } from './care-answers.js';
import { sourcesOf } from './health-answers.js';
import { bullets, guideLink, inWords, numbered, plantLink, said } from './words.js';
import type { Said } from './words.js';

type Soil = SoilPattern['soil'];
const MAX_PLANTS = 3;
/** Pots up to this width hold little soil: cm. */
const SMALL_POT = 14;
const FOUND = { dry: 'dry', moist: 'still moist' };
const CAUSE = { dry: 'underwatering', moist: 'overwatering' };

/** Why the soil of plants was dry, or still moist, again and again: what was noted, what is known of the place, and what to do. */
export async function soilHistory(scene: Scene, own: Plant[], soil: Soil): Promise<Said> {
  const { knowledge, gardener, today } = scene;
  const plants = own.slice(0, MAX_PLANTS);
  const [checks, guides] = await Promise.all([
    knowledge.answered(gardener, soilSince(today)),
    knowledge.guidesOf(plants),
  ]);
  const parts = await Promise.all(
    plants.map(async (plant) => {
      const tasks = await knowledge.tasks(gardener, plant.id);
      const watering = tasks.find(({ kind, active }) => kind === 'water' && active);
      const days = soilDays(checks, plant.id, soil).map((day) => dayInWords(day, today));
      return [
        found(plant, soil, days, watering),
        bullets(clues(plant, soil, watering, guides.get(plant.id))),
      ].join('\n\n');
    }),
  );
  return said([...parts, advice(soil)].join('\n\n'), 0.8);
}

function found(plant: Plant, soil: Soil, days: string[], watering?: CareTask): string {
  const rhythm = watering ? ` ${watering.reason}` : '';
  if (!days.length)
    return `In the last 30 days you haven’t noted that the soil of your ${plantLink(plant)} was ${FOUND[soil]}.${rhythm} What it depends on:`;
  const times = days.length === 1 ? 'once' : `${days.length} times`;
  return `The soil of your ${plantLink(plant)} was ${FOUND[soil]} **${times}** in the last 30 days: on ${inWords(days)}.${rhythm} What may be behind it:`;
}

/** What the gardener has noted about the plant, and what that does to its soil. */
function clues(
  { potCm, light, outdoors }: Plant,
  soil: Soil,
  watering?: CareTask,
  guide?: LibraryPlant,
): string[] {
  const isDry = soil === 'dry';
  const isOwn = watering?.isOwnRhythm;
  const clue = [
    isOwn &&
      `Its rhythm is your own, so it stays as you have set it: ${isDry ? 'shorten' : 'lengthen'} it a little.`,
    watering &&
      !isOwn &&
      `Its rhythm learns from what you note: ${isDry ? 'soil that is dry early brings the next watering forward' : 'soil that is still moist puts the next watering off'}.`,
    ...(isDry ? dryClues(potCm) : moistClues(potCm)),
    isDry && light === 'sun' && 'It stands in full sun, where soil dries fastest.',
    !isDry && light === 'low' && 'It stands in little light, where a plant drinks slowly.',
    isDry && outdoors && 'It stands outdoors, where wind and sun dry its soil.',
    !isDry && outdoors && 'It stands outdoors, where rain waters it as well.',
    guide && `The care guide of ${guideLink(guide)} says: ${guide.careInstructions}`,
  ];
  return clue.filter((one) => typeof one === 'string');
}

function dryClues(potCm: number | null): string[] {
  if (potCm === null)
    return ['How wide its pot is you haven’t noted: a small pot, or one full of roots, dries quickly.'];
  return potCm <= SMALL_POT
    ? [`Its pot is ${potCm} cm wide: so little soil dries quickly. Look whether the roots fill it.`]
    : [`Its pot is ${potCm} cm wide; if roots fill it, it dries quickly all the same. Look underneath.`];
}

const moistClues = (potCm: number | null): string[] => [
  potCm === null
    ? 'How wide its pot is you haven’t noted: a pot much wider than the roots stays wet for long.'
    : `Its pot is ${potCm} cm wide: if that is much wider than the roots, the soil stays wet for long.`,
  'Look whether water can run out of the pot, and whether some stands in the saucer.',
];

function advice(soil: Soil): string {
  const problem = problemOf(CAUSE[soil])!;
  const { name, steps, avoid } = problem;
  return [
    `If it looks unwell too, it may be **${name.toLowerCase()}**:`,
    numbered(steps.map(({ text }) => text)),
    avoid,
    sourcesOf(problem),
  ].join('\n\n');
}
