/* A choice of the library's plants: what is wished for, or to be kept away from pets; texts are as `readQuestion` writes them. */

import { texts } from '../../../kernel/languages/texts.js';
import { careWords } from '../../library/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Scene } from './care-answers.js';
import { OF_MINE, POISON } from './garden-questions.js';
import { HARM, PETS } from './harm-words.js';
import { lightWords } from './light-words.js';
import { animalsInWords } from './pets.js';
import { bullets, guideLink, inWords, lower, plantLink, said } from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

const MAX_CHOSEN = 6;

const THINGS =
  '(plants?|succulents?|houseplants?|flowers?|something|veg|veggies|vegetables?|herbs?|climbers?|shrubs?|trees?)';
const WISHED =
  /\b(safe|friendly|easy|easiest|beginners?|(low|little) light|shade|shady|dark|bright|sunny?|full sun|(north|south|east|west)( \w+)? (window\w*|balcony|wall|side|room)|north|bathroom|bedroom|kitchen|hallway|office|humid|dry air|forget\w*|(little|hardly any|barely any) water|rarely|hard to kill|non ?toxic|not (toxic|poisonous|dangerous|harmful)|recommend|suggest|(no|without)( \w+)? (light|windows?))\b/;
/** "What can I give a friend who has two cats?" asks for what is safe for them. */
const WITH_PETS =
  /\b(with|has|have|having|keeps?)( (a|an|my|our|her|his|their|two|three|some|several))* (cats?|dogs?|pets?)\b/;
const CHOICE = new RegExp(
  `\\b(which|what|any|recommend|suggest|best|good|find me|give me|looking for|easy|easiest)\\b.*\\b${THINGS}\\b|\\bwhat\\b.*\\b(do well|grow|grows|suits?|thrives?|fits?|put|lives?|goes?)\\b|^(an? |some )?(\\w+ ){0,2}${THINGS}( \\w+){0,3} (for|please)\\b`,
);
/** "I have a dark bathroom" says where, "the plants I have" which. */
const OWN =
  /\b((my|our) plants|do (i|we) have|(i|we) have(?! (a|an|no|only|little|much|lots|cats?|dogs?|pets)\b)|in (my|our) garden)\b/;
const MANY = /\b(plants|succulents|houseplants|flowers|vegetables|herbs|climbers|shrubs|trees)\b/;
const HARMFUL =
  /\b(bad for|unsafe|avoid|(should|must|can|may)( i)?( not|nt) (have|keep|buy|get|be|stay|grow|in))\b/;
const isHarmful = (text: string): boolean =>
  (POISON.test(text) || HARMFUL.test(text)) &&
  !/\b(non ?toxic|(not|no|without|arent|isnt) (\w+ )?(toxic|poisonous|dangerous|harmful))\b/.test(text);

export const isChoice = (text: string): boolean =>
  CHOICE.test(text) &&
  (WISHED.test(text) || (WITH_PETS.test(text) && !HARM.test(text)) || (isHarmful(text) && MANY.test(text))) &&
  !OWN.test(text) &&
  !OF_MINE.test(text);

const GROWN_FOR_FLOWERS = ['flower', 'bulb', 'climber', 'shrub'];

type Wish = [asked: RegExp, words: () => string, holds: (guide: LibraryPlant) => boolean];
/** What a plant is. */
const KINDS: Wish[] = [
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
];
/** And what it is like: “houseplants and fine with little light”. */
const WISHES: Wish[] = [
  ...KINDS,
  [
    new RegExp(
      `\\b(safe|friendly|non ?toxic|not (toxic|poisonous|dangerous|harmful))\\b|${WITH_PETS.source}`,
    ),
    () => tAssistant('wishPets'),
    ({ petToxicity }) => petToxicity.level === 'non-toxic',
  ],
  [
    /\b((low|little) light|shade|shady|dark|north|(no|without)( \w+)? (light|windows?))\b/,
    () => tAssistant('wishShade'),
    ({ lightNeeds }) => /shade|low/i.test(lightNeeds),
  ],
  [
    /\b((?<!no |little |less |without )sun|sunny|bright|south)\b/,
    () => tAssistant('wishLight'),
    ({ lightNeeds }) => /full sun|bright/i.test(lightNeeds),
  ],
  [/\b(bathroom|humid)\b/, () => tAssistant('wishHumid'), ({ humidity }) => humidity === 'high'],
  [/\bdry air\b/, () => tAssistant('wishDry'), ({ humidity }) => humidity === 'low'],
  [
    /\b(forget\w*|(little|hardly any|barely any) water|rarely|hard to kill)\b/,
    () => tAssistant('wishLittleWater'),
    ({ waterIntervalDays }) => waterIntervalDays >= 14,
  ],
  [
    /\b(easy|easiest|beginners?|hard to kill)\b/,
    () => tAssistant('wishEasy'),
    ({ difficulty }) => difficulty === 'easy',
  ],
];

const HARMED = ['cats', 'dogs', 'horses'];

/** Plants of the library that are as they are wished for: the easy ones first. */
export async function choose(scene: Scene, text: string): Promise<Said> {
  if (isHarmful(text)) return harmful(scene, text);
  const { knowledge } = scene;
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

/** Which plants harm animals, in the garden and in the library: all of them, as what is left out would be taken for safe. */
async function harmful({ knowledge, plants }: Scene, text: string): Promise<Said> {
  const animals = PETS.flatMap(([animal, words]) => (words.test(text) ? animal : []));
  const asked = animals.filter((animal) => HARMED.includes(animal));
  const harms = ({ petToxicity: { level, animals: harmed } }: LibraryPlant) =>
    level === 'toxic' && (!asked.length || asked.some((animal) => harmed.includes(animal)));
  const kinds = KINDS.filter(([words]) => words.test(text));
  const found = (await knowledge.allGuides()).filter(
    (guide) => harms(guide) && kinds.every(([, , holds]) => holds(guide)),
  );
  const entries = await knowledge.guidesOf(plants);
  const own = plants.filter(({ id }) => entries.has(id) && harms(entries.get(id)!));
  const named = { animals: animalsInWords(asked.length ? asked : ['pets']) };
  const what = kinds.length ? inWords(kinds.map(([, words]) => words())) : tHelp('anyPlants');
  const others = animals.includes('others') ? [tAssistant('otherAnimals')] : [];
  return said(
    [
      ...(own.length ? [tHelp('harmfulHere', { ...named, plants: inWords(own.map(plantLink)) })] : []),
      tHelp('harmfulThere', {
        ...named,
        what,
        number: found.length,
        plants: inWords(found.map(guideLink)),
      }),
      ...others,
      tHelp('harmfulElse'),
    ].join('\n\n'),
    0.9,
  );
}
