/* Questions about all the plants of a garden, or about a choice of the library's; texts are as `readQuestion` writes them. */

import { HARM } from './harm-words.js';
import { periodIn } from './periods.js';
import type { Period } from './periods.js';
import { spanIn } from './spans.js';
import { careIn } from './topics.js';
import type { CareTopic } from './topics.js';

/** What the gardener's own plants may be compared by. */
export type Trait = 'light' | 'water' | 'difficulty' | 'cold';

export const POISON = /\b(toxic|nontoxic|toxicity|poisonous|poison|lethal|dangerous|harmful|hazardous)\b/;
export const OF_MINE =
  /\b(which|what|any|are|is|rank|sort|compare)\b.*\b((my|our)( \w+)? (plants?|houseplants?)|plants? (do|that) (i|we) have|one of (mine|ours|them))\b/;
const HAVE_IT = /\b((i|we) (have|own)|of mine|(in|of) my (garden|home|house|flat))\b/;
const TRAITS: [Exclude<Trait, 'cold'>, RegExp][] = [
  ['light', /\b(light|sun|sunny|sunlight|shade|shady|dark)\b/],
  [
    'water',
    /\b((most|more|least|less|little|much|lot of|lots of) water|thirstiest|most thirsty|(water\w*|drinks?) (the )?(most|least|more|less)( often)?)\b/,
  ],
  [
    'difficulty',
    /\b(eas(y|iest|ier)|hard(est|er)?|(most |least )?(difficult|demanding|fussy)|fussiest|simplest)\b/,
  ],
];
/** One of a garden that has more of something than all the others. */
const SUPERLATIVE: [Exclude<Trait, 'cold'>, RegExp][] = [
  ['light', /\bmost (light|sun)\b/],
  ['water', /\b(thirstiest|most thirsty|(most|least) water)\b/],
];

const WHICH = /\b(which|who|what|whats|any|anything|something|everything|all|they|them|plants)\b/;
/** In the house or out of it, and through the winter. */
const IN_OR_OUT =
  /\b((go|goes|be|stay|come|move|moved|bring|put|take|carry|leave|stand|live|allowed) ((them|it|back|all|everything|now|still|already) )*(out|outside|outdoors|inside|indoors|in(?= (again|now|before|for|when|if|tonight|at)\b|$))|(stay|go|be|stand|live|leave)\b( \w+){0,3} (balcony|patio|terrace)\b|(balcony|patio|terrace)\b( \w+){0,3} (stay|stand|live|leave)\b|go outside|put outside|bring inside|(outside|inside|indoors|outdoors|come in|must in) (when|if|before|in|for|now|tonight|again|all|cold|it)|must( \w+){0,2} inside|(survives?|stands?|bear|tolerates?|hardy|protect\w*|cope\w*)\b.*\b(frosts?|cold|winter|freez\w*)|(frost|winter) ?(hardy|proof)|hardy)\b/;
const OF_GROWING = /\b(sow\w*|buy|grow\w*|seeds?|to plant|plant (out|in|now)|(can|do|should) i plant)\b/;

const WAITED = [
  /\bneglect\w*\b/,
  /\b(have|did) (i|we) (forgot|forgotten|forget|missed|miss|overlooked)\b/,
  /\b(worried|afraid|think|sure)( that)? (i|ive|we)( \w+)? (forgot|forgotten|missed) (something|anything|some|one|any)\b/,
  /\b(have|did) (i|we) (a|any|some|one) plants? (forgotten|forgot)\b/,
  /\b(not|havent|hasnt|never|without)\b.*\bwater\w*\b.*\b(long|longest|ages|weeks|months|lately|recently)\b/,
  /\b(days|weeks?|months?|ages)\b.*\b(not|without|havent|forg[eo]t\w*)\b.*\bwater\w*\b/,
  /\b(longest|long time|ages)\b.*\b(water\w*|dry|thirsty)\b/,
  /\b(long|longest) (not|without) water\w*\b/,
  /\b(forgot|forgotten|forget)\b.*\b(all|my|our|the|of) (my |the |our )?plants\b/,
];

const ILL = '(sick|ill|unwell|poorly|dying|in trouble)';
const WELL = '(healthy|well|ok|okay|alright|all right|fine|happy|doing)';
const HEALTH = [
  new RegExp(
    `\\b(is|are)( \\w+)? (everybody|everyone|all|everything|they all)( (still|doing|quite))* ${WELL}\\b`,
  ),
  new RegExp(`\\b(which|who|any)( (one|ones|of them|plant|plants|is|are|looks?))* ${ILL}$`),
  new RegExp(`\\bare( (all|of|they|my|our|the))* plants( (all|still|doing|quite))* ${WELL}\\b`),
  new RegExp(`\\bare( all)? ${WELL}( all)?( (my|our|the)) plants\\b`),
  /\b(anything|something|any)( \w+){0,3} (to )?(worry|worried|concern\w*|look out|watch out|pay attention)\b/,
  /\b(which|who)( (one|ones|plants?|of them))* (is|are) thirsty\b/,
];

/** Weather that the gardener sees and the assistant does not. */
const WEATHER =
  /\b(rain\w*|pour\w*|hot|heat|heat ?wave|\d\d degrees|degrees|storm\w*|so (warm|cold|dry)|very (hot|warm))\b/;
const LOOK_AFTER_ALL =
  /\b(how (to|do i|can i|should i)|dont know how to) (look after|care for|take care of|keep) (them|these|all|my plants|the plants|all of them)\b/;

/** What a question asks of a whole garden. */
export type GardenIntent =
  | { kind: 'own-pets'; animals: string[] }
  | { kind: 'compare'; by: Trait }
  | { kind: 'done'; period: Period; topic: CareTopic | null }
  | { kind: 'waited' | 'garden' }
  | { kind: 'advice'; on: 'weather' }
  | { kind: 'agenda'; span: 'week' | 'today'; topic: 'water' | null };

const DID =
  /\bwhat (i|we) did\b|\b(what|which( of)?( (my|the|our))?( plants?| ones?)?) (did|have) (i|we) (do|done|water\w*|fed|feed|prune\w*|repot\w*)\b/;
/** "What did I do about watering" is about one kind of care, "what did I do" is not. */
const DID_ANY = /\bwhat ((did|have) (i|we) (do|done)|(i|we) did)\b/;
const DID_LAST =
  /\bwhen did (i|we) last (anything|something) (water|feed|prune|repot|mist)|\bwhen did (i|we) (water|feed|prune|repot|mist) (anything|something) last\b|\bwhen did (i|we) last (water|feed|prune|repot|mist)\w* (anything|something|any|all|everything|them all|the plants|my plants)\b/;
/** "Which plant did I water last?" */
const DID_WHICH =
  /^(which|what)\b(?=.*\blast\b(?! (week|month|year|night|spring|summer|autumn|winter)\b))(?=.*\b(i|we)\b).*\b(water|watered|fed|feed|pruned?|repot|repotted|misted|mist)\b/;
const DID_ALL =
  /\b(did|have) (i|we) (water|watered|do|done|feed|fed) (everything|all|them all|all of them)\b/;

/** "Friends come with their dog, must I put anything away?" */
const VISITS =
  /\b(visit\w*|guests?|minding|come|comes|coming|besuch|visita|getting|adopt\w*)\b.*\b(which|what|must|should|anything|something|put away|move|wegraumen)\b/;

/** What is asked of all plants of a garden, where no plant is named. */
export function ofGarden(text: string, animals: string[]): GardenIntent | undefined {
  const isOfMine = OF_MINE.test(text);
  const isOfCare = /\b(water\w*|feed\w*|due|to do)\b/.test(text);
  if (animals.length && !isOfCare && (isOfMine || (isAnyOf(text) && isOfHarm(text))))
    return { kind: 'own-pets', animals };
  if (animals.length && VISITS.test(text)) return { kind: 'own-pets', animals };
  if (WHICH.test(text) && IN_OR_OUT.test(text) && !OF_GROWING.test(text) && !isOfCare)
    return { kind: 'compare', by: 'cold' };
  if (WAITED.some((words) => words.test(text))) return { kind: 'waited' };
  const isLast = DID_LAST.test(text) || DID_WHICH.test(text);
  if (isLast || DID.test(text) || DID_ALL.test(text))
    return {
      kind: 'done',
      period: periodIn(text) ?? { days: isLast ? 365 : 7 },
      topic: DID_ANY.test(text) ? null : careIn(text),
    };
  if (HEALTH.some((words) => words.test(text))) return { kind: 'garden' };
  if (LOOK_AFTER_ALL.test(text) && !spanIn(text)) return { kind: 'agenda', span: 'week', topic: null };
  if (/\b(should|do|must) (i|we) water (now )?or\b/.test(text))
    return { kind: 'agenda', span: 'today', topic: 'water' };
  if (
    WEATHER.test(text) &&
    /\b(should|do|have to|need to|must|how often|more)\b.*\bwater\w*\b|\bwater\w* (more|most|less)\b/.test(
      text,
    )
  )
    return { kind: 'advice', on: 'weather' };
  return comparison(text, isOfMine);
}

function comparison(text: string, isOfMine: boolean): GardenIntent | undefined {
  const traits: [Trait, RegExp][] = isOfMine || HAVE_IT.test(text) ? TRAITS : SUPERLATIVE;
  const isAsked = isOfMine || /\b(which|what|whats|who|whos)\b.*\b(plants?|one|is|needs?)\b/.test(text);
  const by = isAsked && traits.find(([, words]) => words.test(text))?.[0];
  return by ? { kind: 'compare', by } : undefined;
}

/** "Is anything poisonous for my cat?", and not "which plants are safe for cats?", which asks for a choice. */
const isAnyOf = (text: string): boolean =>
  /\b(anything|something|nothing|everything)\b/.test(text) ||
  /\b(which|what)\b.*\b(my|our) (cats?|dogs?|horses?|pon(y|ies)|rabbits?|pets?|kittens?|pupp(y|ies)|birds?|animals?)\b/.test(
    text,
  ) ||
  HAVE_IT.test(text);
const isOfHarm = (text: string): boolean =>
  POISON.test(text) || (HARM.test(text) && !/\bsafe\b/.test(text)) || HAVE_IT.test(text);

const HERE =
  '(now|here|at home|right now|at the moment|already|so far|in total|altogether|(in )?(my|our|the) garden)';
const HAVE = '(do (i|we) (have|own|keep)|have (i|we)( got)?|(i|we) (have|own|keep))';
const GARDEN = [
  /\bhow (is|are) (my|our) (garden|plants)\b/,
  new RegExp(
    `\\b(which|what|how many|how much|list|show)\\b( \\w+){0,3} (plants?|houseplants?)\\b.* ${HAVE}( ${HERE})*$`,
  ),
  /^(what|whats|which|how many|how much)( (plants?|is|are|there|grows|do i have))*( in)? (my|our) garden$/,
  /\b(list|show|name)( \w+){0,3} (my|our) (plants|garden)$/,
  /^(my|our) (plants|garden)$/,
  /\b(which|what|any|list|show|how many)\b.*\b(my|our) plants\b.*\b(thirsty|needs? (water|care)|sick|ill|unwell|healthy|dying|problems?)\b/,
];
export const isGarden = (text: string): boolean => GARDEN.some((words) => words.test(text));
