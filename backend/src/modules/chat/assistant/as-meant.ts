/* Words of questions as they are meant: what English gardeners write, and what is no harm in any language. */

import { spellingOf } from './misspelt.js';

const URGENT = spellingOf(
  'swallowed swallowing nibbled nibbling chewing poisonous poisoned vomited vomiting'.split(' '),
);
/** What English gardeners write, in the words that are looked for. */
const PLAIN: [RegExp, string][] = [
  [/\bgrandd?augh?ter/gi, 'granddaughter'],
  // Asks for a pest; of a child or an animal that ate something it would be said who it is.
  [
    /^((?:oh|and|but|so|ok|hello|hi|now|please),? )*who(?:s|'s|’s| is| has| have| keeps?)?(?: been)? (?:ate|eaten|eats|eating|chewed|chewing|nibbled|nibbling)\b/i,
    'something has eaten',
  ],
  [/\bloo?sing\b/gi, 'losing'],
  [/\bfus(c?h|c)ia/gi, 'fuchsia'],
  [/\bflys\b/gi, 'flies'],
  [/\b(?<=(little|small|tiny|black) )fly\b/gi, 'flies'],
  [/\bleafs\b/gi, 'leaves'],
  [/\bbabys\b/gi, 'babies'],
  [/\bwat\b/gi, 'what'],
  [/\b(wich|witch)(?= (plants?|one|ones|houseplants?|flowers?)\b)/gi, 'which'],
  [
    /\b(?:get|make|bring)((?: (?!it\b)\w+){1,5}) (?:to |into )?(?:re ?)?(?:flower|bloom)\b/gi,
    '$1 does not flower',
  ],
  [/\blost(?= (all |most of |half )?(its|their|the)\b)/gi, 'losing'],
  [/\b(drowned|drowning)\b/gi, 'overwatered'],
  [/\b(silver|silvery|slimy|slime) (trails?|tracks?)\b/gi, 'slugs'],
  [/\bover-? ?water\b/gi, 'overwatered'],
  [/\b(toma|pota)tos\b/gi, '$1toes'],
  [/\bcabbage white( butterfl(y|ies))?\b/gi, 'caterpillars'],
  [
    /\b(rot\w*|black|brown|soft) (at|on) the (end|ends|bottom|bottoms|tip)\b(?=(?<=\b(courgettes?|zucchinis?|tomato(es)?|peppers?|aubergines?|fruits?)\b.*))/gi,
    'blossom end rot',
  ],
  [
    /\b(soil|compost|earth|pot)( \w+)? (smells?|stinks?|smelling|stinking)\b( (bad|awful|foul|rotten|musty|terrible|off|horrible|of \w+|like \w+))?/gi,
    '$1 overwatered',
  ],
  [/\bfluff(y)?\b/gi, 'cotton'],
  [/\bleaning\b/gi, 'leans'],
  [
    /\b(overdid|overdone) (it with )?(the |my )?(feed\w*|fertili[sz]er|plant food)\b/gi,
    'gave too much fertiliser',
  ],
  [
    /\blook(s|ing)? (so |very |really |rather |quite )?(miserable|terrible|poorly|dreadful|unhappy|rough|sorry for itself)\b/gi,
    'looks sad',
  ],
  [/\b(nibbled|gnawed|munched)\b(?! on| at)/gi, 'chewed'],
];

/** An English question in the words that are looked for. */
export const inPlainEnglish = (question: string): string =>
  PLAIN.reduce(
    (text, [written, plain]) => text.replace(written, plain),
    question.replace(/[a-z]{6,}/gi, (word) => URGENT(word.toLowerCase()) ?? word),
  );

const FRUIT =
  '(apples?|pears?|tomato(es)?|plums?|peach(es)?|peppers?|potato(es)?|cucumbers?|grapes?|lemons?|oranges?|figs?|onions?|cherr(y|ies)|berr(y|ies)|fruits?|courgettes?|aubergines?|squash|pumpkins?|' +
  'manzanas?|peras?|tomates?|ciruelas?|melocoton(es)?|pimientos?|patatas?|pepinos?|uvas?|limon(es)?|naranjas?|higos?|cebollas?|cerezas?|frutas?|tomaten|apfel|apfeln|birnen?|pflaumen?|kirschen?|trauben?|gurken?)';
const COLOURS =
  '(red|brown|black|dark|yellow|green|hard|tough|thick|soft|split|splits|splitting|cracked|cracks|cracking)';
const HAS_FRUIT = `${FRUIT} (has|have|get|got|with|tienen?)`;
const LOOKS = `(is|are|gets?|has|have|looks?|turns?|turning|getting|all|very|so|quite|${COLOURS})`;
/** What small children do with everything, where nothing is said to have happened. */
const HABIT =
  /\b(who )?((puts?|takes?|sticks?|steckt|nimmt|mete|lleva) )?(everything|anything|todo)(( that)? (he|she|it|they)( \w+)?)? (in|into) (the |his |her |its |their )?mouths?\b( (steckt|nimmt|puts?))?/i;
const HAPPENED =
  /\b(now|just|ate|eaten|swallow\w*|chew\w*|bit|bitten|sick|ill|vomit\w*|crying|swollen|red|burns?|found|caught|leaf|leaves|berr\w+|piece)\b/i;
const ofHabit = (text: string): string => {
  const other = text.replace(HABIT, 'is a child around');
  return HAPPENED.test(other) ? text : other;
};

/** What sounds like harm that is done to somebody, and is none. */
const AS_MEANT: [RegExp, string][] = [
  // "The skin is red on my apples."
  [
    new RegExp(`\\bskins?(?=( ${LOOKS}){0,4} (of|on) ((the|my|our|its|some|these|a) )*${FRUIT}\\b)`, 'gi'),
    'peel',
  ],
  [new RegExp(`\\bskins?\\b(?<=\\b${FRUIT} skins?)`, 'gi'), 'peel'],
  [
    new RegExp(
      `\\bskins?\\b(?! (on|of) (my|his|her))(?<=\\b${HAS_FRUIT}( (?!(my|his|her|our|your)\\b)\\w+){0,3} ${COLOURS}( the)* skins?)`,
      'gi',
    ),
    'peel',
  ],
  [new RegExp(`\\bskins?(?= ${COLOURS}\\b)(?<=\\b${HAS_FRUIT}( the)* skins?)`, 'gi'), 'peel'],
  [/\beyes?\b(?= (of )?((the|my|our) )*(potato(es)?|kartoffeln?|patatas?|papas?)\b)/gi, 'buds'],
  [/\bshed\b(?<=\b(the|my|our|a|garden|potting) shed)/gi, 'hut'],
  [/\b(best|right|good|ideal|perfect|nice|better|sunny|shady|bright|new|another) spot\b/gi, '$1 place'],
  [/\bthrew up (his|her|their|my|our) (hands?|arms?)\b/gi, 'gave up'],
  [
    /\b(ill|sick)( and tired)? of (?=((the|these|all|my|our) )*(plants|flowers|pots|mess|gardening|watering)\b)/gi,
    'tired of ',
  ],
  // "The one with the big holes in its leaves" says which, and not what is wrong.
  [
    /\bthe (one )?(with|of) the (big|large|huge|grossen|grandes)? ?holes( grandes)? (in )?(the|its) leaves\b/gi,
    'the one',
  ],
  [
    /\b(plants?|roots) (has |have )?(somebody ate|something has eaten|ate|eaten)( (up|all|the|its|todo))* (feed|fertili[sz]er|compost|soil|nutrients)\b/gi,
    '$1 takes $6',
  ],
  // "It is eating up the whole living room."
  [
    /\b(eat\w*|ate|somebody (is chewing|ate)|something has eaten)( (up|all|the|whole|entire|half|my|our|most|of|todo|toda|ganze|ganzen))+ (space|room|living room|lounge|place|hallway)\b/gi,
    'takes much space',
  ],
];
export const asMeant = (english: string): string =>
  AS_MEANT.reduce((text, [heard, meant]) => text.replace(heard, meant), ofHabit(english));
