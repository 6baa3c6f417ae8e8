import { problemOf } from '@leaflore/doctor';
import { language } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import type { CareTask, Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import { soilDays, soilSince } from '../domain/soil-history.js';
import type { SoilPattern } from '../domain/soil-history.js';
import type { Scene } from './care-answers.js';
import { sourcesOf } from './health-answers.js';
import { bullets, guideLink, inWords, numbered, plantLink, said, within } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');

type Soil = SoilPattern['soil'];
const MAX_PLANTS = 3;
/** Pots up to this width hold little soil: cm. */
const SMALL_POT = 14;
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

function found(own: Plant, soil: Soil, days: string[], watering?: CareTask): string {
  const [plant, isDry] = [plantLink(own), soil === 'dry'];
  const rhythm = watering?.reason ?? '';
  const sentences = days.length
    ? [
        tAssistant(isDry ? 'wasDry' : 'wasMoist', { plant, days: inWords(days), count: days.length }),
        rhythm,
        tAssistant('mayBeBehind'),
      ]
    : [tAssistant(isDry ? 'neverDry' : 'neverMoist', { plant }), rhythm, tAssistant('dependsOn')];
  return sentences.filter(Boolean).join(' ');
}

/** What the gardener has noted about the plant, and what that does to its soil. */
function clues(
  { potCm, light, outdoors }: Plant,
  soil: Soil,
  watering?: CareTask,
  guide?: LibraryPlant,
): string[] {
  const isDry = soil === 'dry';
  const clue = [
    watering && rhythmClue(watering, isDry),
    ...(isDry ? dryClues(potCm) : moistClues(potCm)),
    isDry && light === 'sun' && tAssistant('inSun'),
    !isDry && light === 'low' && tAssistant('inLowLight'),
    outdoors && tAssistant(isDry ? 'outdoorsDry' : 'outdoorsMoist'),
    guide && tAssistant('guideSays', { plant: guideLink(guide), text: guide.careInstructions }),
  ];
  return clue.filter((one) => typeof one === 'string');
}

function rhythmClue({ isOwnRhythm }: CareTask, isDry: boolean): string {
  if (isOwnRhythm) return tAssistant(isDry ? 'ownRhythmDry' : 'ownRhythmMoist');
  return tAssistant(isDry ? 'learnsDry' : 'learnsMoist');
}

function dryClues(potCm: number | null): string[] {
  if (potCm === null) return [tAssistant('potUnknownDry')];
  return [tAssistant(potCm <= SMALL_POT ? 'smallPot' : 'largePotDry', { cm: potCm })];
}

const moistClues = (potCm: number | null): string[] => [
  potCm === null ? tAssistant('potUnknownMoist') : tAssistant('potMoist', { cm: potCm }),
  tAssistant('runsOut'),
];

function advice(soil: Soil): string {
  const problem = problemOf(CAUSE[soil])!;
  const { name, steps, avoid } = problem;
  return [
    tAssistant('ifUnwell', { problem: language() === 'en' ? name.toLowerCase() : within(name) }),
    numbered(steps.map(({ text }) => text)),
    avoid,
    sourcesOf(problem),
  ].join('\n\n');
}
