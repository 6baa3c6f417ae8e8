/* What can be asked about a plant: its care, and what the library may say of it. Texts are as `readQuestion` writes them. */

import { isOfNewPlants } from './new-plants.js';

export type CareTopic = 'water' | 'fertilise' | 'repot' | 'prune' | 'mist';
export type FactTopic =
  | CareTopic
  | 'light'
  | 'soil'
  | 'temperature'
  | 'humidity'
  | 'difficulty'
  | 'names'
  | 'place'
  | 'pot'
  | 'added'
  | 'propagation'
  | 'size'
  | 'flowering'
  | 'harvest'
  | 'spent'
  | 'planting'
  | 'about';

const CARE: [CareTopic, RegExp][] = [
  [
    'repot',
    /\b(re ?pot\w*|(bigger|larger|new) pot|what (kind of |sort of |size (of )?)?pot|(chang\w*|swap\w*|burst\w*|outgr\w+|cracked|split) (out of )?(its |the |his |her |of )*pot|pot (is |has |got |gets |are |was )*((too|very) (small|tight|narrow)|burst|outgrown))\b/,
  ],
  [
    'fertilise',
    /\b(feed|fed|feeding|feeds|fertili[sz]\w*|(plant|need|needs|give|some|any|more) food|miracle ?gro|baby bio|tomorite)\b/,
  ],
  [
    'prune',
    /\b(prun\w+|cut(ting)?( \w+){0,4} (back|down)|how( (do|should|can) i)? cut|trim\w*|(getting|got|grown|grew|become|gets|is|are|its) (way |far |much )?too (big|tall|large|long|wide))\b/,
  ],
  ['mist', /\b(mist|misted|misting|mists)\b/],
  ['water', /\b(water|watered|watering|waters|waterings|thirsty|drink|every \w+ (days|weeks))\b/],
];
export const careIn = (text: string): CareTopic | null =>
  CARE.find(([, words]) => words.test(text))?.[0] ?? null;
const FACTS: [FactTopic, RegExp][] = [
  [
    'size',
    /\b(how (big|tall|high|large|wide)(?!.* pot\b)\b.*\b(get|gets|grow|grows|be|become|becomes)|full size|(grow|grows|growing|growth)( \w+){0,6} (fast|slow|slowly|quick|quickly|speed|rate)|(fast|slow|quick) (grow\w*|growth)|how (fast|quickly)( \w+){0,6} grow\w*)\b/,
  ],
  ['harvest', /\b(harvest\w*|ripe|ripen\w*|(when|how)\b.*\b(pick|picked|ready|dig up (the|my)))\b/],
  [
    'spent',
    /\b((finished|stopped|done) (flower\w*|bloom\w*)|deadhead\w*|(spent|dead|faded|wilted) (flowers?|blooms?|heads?|rosas))\b/,
  ],
  [
    'flowering',
    /\b(when\b(?!.* not\b).*\b(flowers?|flowering|blooms?|blooming|in (flower|bloom))|flowering (time|season|period))\b/,
  ],
  ['propagation', /\bhow deep\b/],
  [
    'planting',
    /\b(when plant|(when|too (late|early))\b.*\b(i|we|to|you) plant|too (late|early) (for|plant))\b/,
  ],
  ['light', /\bwhere\b.*\b(best|should|likes?)\b|\b(which|what|best|right) (place|position|location|spot)\b/],
  ['place', /\bwhere (is|are|did i put|stands?|do i keep|(my|our|the) .*(is|are|stands?)$)\b/],
  ['added', /\b(when did i (get|add|buy)|how long have i had|since when|how old (is|are) (my|our|the|it))\b/],
  ['pot', /\b(how (big|large|wide) is (its|the|my)( \w+)* pot|which pot|pot size)\b/],
  ['light', /\b(light|sun|sunny|sunlight|shade|shady|dark|window|bright)\b/],
  ['soil', /\b(soil|compost|potting mix|substrate|earth)\b/],
  [
    'temperature',
    /\b(temperatures?|cold|warm|hot|heat|frost|hardy|degrees|celsius|fahrenheit|winter outside|(leave|stay|keep|live)( \w+){0,3} (outside|outdoors)( (in|over|all|during|at)\b|$)|(out|out\w+) in winter|overwinter|freez\w+|(can|may|when)\b.*\b(outside|outdoors)|(bring|brought|put|move|take|go|goes|come|must)\b.*\b(inside|indoors|outside|outdoors)|protect\w*|(can|may)\b(?!.*\bgrow\b).*\b(balcony|patio|terrace)|(can|when)\b.*\b(bring|go out|goes out|put (\w+ )?out|(stay|leave|live|stand|be) (\w+ )?out))\b/,
  ],
  [
    'humidity',
    /\b(humid|humidity|(?<!\bin the |\bthe |\bfresh |\bclean )air(?! roots?)|room air|bathroom)\b/,
  ],
  ['difficulty', /\b(difficult|difficulty|easy|hard|beginners?)\b/],
  [
    'names',
    /\b(scientific|latin|botanical|other names?|also (called|known)|(another|other) (name|word)|called in|(what|which) (kind|sort|type|species|variety)( of (a )?plant)? (is|are)|family|proper name)\b/,
  ],
];
/** The first that a text has words of. */
export const factIn = (text: string): FactTopic | undefined =>
  isOfNewPlants(text) ? 'propagation' : FACTS.find(([, words]) => words.test(text))?.[0];

/** Asks what a plant bears, and not what is wrong with it: "Can lavender survive frost?" */
const BEARS =
  /\b(can stand|survives?|stands?|tolera\w+|takes?|withstands?|copes?|hardy|resist\w*|bears?|minds?|likes?|manages?|grows? in|lives? (in|with)|(ok|okay|fine|happy|well) (in|with))\b/;
const BORNE: [FactTopic, RegExp][] = [
  ['temperature', /\b(frosts?|freez\w+|cold|heat)\b/],
  ['light', /\b(low|little) light\b/],
  ['humidity', /\b(dry air|low humidity)\b/],
  ['water', /\bdrought\b/],
];
export const borneIn = (text: string): FactTopic | undefined =>
  BEARS.test(text) ? BORNE.find(([, words]) => words.test(text))?.[0] : undefined;

/** Asks whether a plant can stand in a room, which is a question of light. */
export const ROOM = /\b(bedroom|living room|kitchen|hallway|office|stairs|conservatory)\b/;
/** What is named beside care, and not asked for: "water it while it flowers". */
const BESIDE_CARE = new Set<FactTopic>(['flowering', 'harvest', 'spent', 'size', 'planting']);
/** Whether a text asks for care, and says with it only when or in which weather. */
export const isBesideCare = (fact: FactTopic, care: CareTopic, text: string): boolean =>
  (BESIDE_CARE.has(fact) && !(fact === 'spent' && care === 'prune')) ||
  (fact === 'temperature' && /\bhow (often|much)\b/.test(text));
