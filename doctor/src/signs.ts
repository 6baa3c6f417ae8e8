import { LOOK_IDS } from './questions.js';
import type { Answers, Evidence, LookId, QuestionId } from './questions.js';
import { inEnglish } from './speech.js';
import { affirmedInEnglish, answersFor } from './words.js';

/** Names of plants may stand there in the reader's own language. */
const FRUIT =
  '(?:fruits?|tomato(?:es)?|tomaten?|tomates?|peppers?|paprikas?|pimientos?|courgettes?|zucchinis?|aubergines?)';
const FRUIT_END = new RegExp(
  `\\b(?:${FRUIT}\\b.*\\bbottoms?|bottoms? (?:of|on|at)\\b.*\\b${FRUIT})\\b(?! lea[fv])`,
);
const DARK = /\b(?:black|dark|brown|rot\w*|soft|mushy|leathery)\b/;
/** Leaves and the like that are black; a black-eyed Susan is none. */
const BLACK =
  /\b(?:leaf|leaves|tips?|stems?|edges?|shoots?|buds?|roots?|turn\w*|go(?:es|ing|ne)?|went|becom\w*|is|are|it|them) (?:all |completely |quite )?black\b(?![- ](?:eyed|jewel|prince|pot|soil|spots?|dots?))/;

/** What is denied, or is to come again, is seen here: a plant that does not flower. The verb may be first in what was German. */
const NO_FLOWERS = new RegExp(
  [
    '(?:no|without)(?: more| new| has)? (?:flowers?|blooms?)',
    '(?:not|never|isnt|wont|doesnt|dont|hasnt|didnt)(?: \\w+){0,4} (?:flower|bloom)(?:s|ed|ing)?',
    '(?:flowers?|blooms?)(?: \\w+){0,3} (?:not|never|no more)',
    '(?:flower|bloom) again|again(?: to)? (?:flower|bloom)|rebloom',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
);
/** What lives on wet soil harms no leaf; leaf mould is a soil itself. */
const FUNGUS = '(?<!leaf )(?:mou?ld(?:y|s)?|fung(?:us|i))';
const EARTH = '(?:soil|compost|earth)';
const FUNGUS_ON_SOIL = new RegExp(
  `\\b(?:mushrooms?|toadstools?)\\b(?! compost)|\\b${FUNGUS}(?: \\w+){0,6} ${EARTH}\\b|\\b${EARTH}(?: \\w+){0,4} ${FUNGUS}\\b`,
);
const SEEDLINGS = /\bseedlings?\b/;
const FELL =
  /\b(?:fell|fall(?:en|s|ing)?|flopp\w*|collaps\w*|(?:lie|lies|lying|laid) (?:all )?(?:flat|down)|kee?l\w* over|droop\w*|wilt\w*|dying|died)\b/;
const INSECT = '(?:insects?|bugs?|creatures|critters|beetles?|grubs?|bumps?|flies|things)';
const COLOUR = '(?:white|yellow|green|black|brown|pale|orange|gr[ea]y|red|dark)';
/** What colour creatures have is none of the leaves. */
const COLOURED_INSECT = new RegExp(
  `\\b${COLOUR} (?=(?:(?:little|tiny|small|flying|sticky) )*${INSECT}\\b)|(?<=\\b${INSECT}) ${COLOUR}\\b`,
  'g',
);
/** An orange powder under leaves is a fungus, whatever it is called. */
const RUSTY =
  /\b(?:orange|rusty)\b(?: \w+){0,2} (?:bumps?|powder|dust|spots?|dots?|specks?|pustules?)\b|\b(?:bumps?|powder|dust|spots?|dots?|specks?|pustules?) (?:orange|rusty)\b/;
/** They are no spots: something has scraped the leaf. */
const SILVERY = /\bsilver\w* (?:spots?|patch\w*|marks?|lines?)\b/g;
/** Holes that a pot has, and no leaf. */
const HOLES_OF_POT =
  /\b(?:drainage )?holes?(?: \w+){0,4} pot\b|\bpots? with(?:out)?(?: \w+){0,2} holes?\b|\bdrainage holes?\b/g;
const ON_PLANT = /\b(?:leaf|leaves|stems?|shoots?|stalks?|buds?|flowers?|branch(?:es)?|twigs?)\b/;
const IN_SOIL = /\b(?:soil|compost|earth|pots?|trays?)\b/;
const IS_EATING = /\b(?:what|something|who)(?: is|s| has been| keeps) (?:eating|chewing)\b/;

/** What a thing that is seen looks like more closely, where a text says so; the most telling first. */
const DETAILS: Partial<Record<LookId, [option: string | string[], said: RegExp][]>> = {
  spots: [
    ['rusty', /\b(?:orange|rusty?)\b/],
    ['ringed', /\b(?:yellow (?:edges?|rims?)|(?:edges?|rims?) yellow)\b/],
    ['black', /\b(?:black|blackish|purple)\b/],
    [['ringed', 'mosaic'], /\b(?:ring\w*|halos?)\b/],
    ['wet', /\b(?:wet|watery|greasy|glassy)\b/],
    ['lines', /\b(?:winding|squiggl\w*|tunnels?|lines)\b/],
    ['mosaic', /\b(?:mosaic|mottled)\b/],
    ['corky', /\bcork\w*/],
    ['bleached', /\b(?:papery|bleached|white|pale)\b/],
  ],
  yellow: [
    ['veins', /\bveins?\b/],
    ['edges', /\b(?:edges?|margins?|rims?)\b/],
    ['patchy', /\b(?:speck\w*|patch\w*)\b/],
  ],
  brown: [
    ['tips', /\btips?\b/],
    ['edges', /\b(?:edges?|margins?|rims?)\b/],
    ['black', /\b(?:black\w*|limp)\b/],
    ['whole', /\b(?:crisp\w*|whole)\b/],
  ],
  pale: [
    ['silver', /\bsilver\w*/],
    ['speckled', /\b(?:dots?|speck\w*|stippl\w*)\b/],
    ['bleached', /\bbleached\b/],
  ],
  coating: [
    ['sticky', /\bsticky\b/],
    ['webs', /\b(?:(?:cob)?webs?|webbing)\b/],
    ['cotton', /\b(?:cotton\w*|wool\w*|fluff\w*)\b/],
    ['soot', /\b(?:soot\w*|black)\b/],
    ['powder', /\b(?:powder|flour|talc)\w*|\bdust(?:y|ed)\b/],
    ['crust', /\bcrust\w*/],
    ['fuzz', /\b(?:fuzz\w*|gr[ea]y)\b/],
  ],
  insects: [
    ['bumps', /\bbumps?\b/],
    ['woolly', /\b(?:wool\w*|cotton\w*)\b/],
    ['whiteflies', /\bwhite\b.*\b(?:flies|fly (?:up|off|away))\b|\bflies\b.*\bwhite\b/],
    ['gnats', /\bflies\b/],
    [['woolly', 'whiteflies'], /\bwhite\b/],
    ['clusters', /\bgreen\b|\byellow (?:insects?|bugs?)|\b(?:insects?|bugs?) yellow\b/],
    ['beetles', /\bbeetles?\b/],
    ['grubs', /\bgrubs?\b/],
  ],
  holes: [
    ['slime', /\b(?:slim\w*|trails?)\b/],
    ['notches', /\b(?:notch\w*|edges?)\b/],
    ['tiny', /\b(?:tiny|small|little)\b/],
    ['ragged', /\b(?:large|big|ragged)\b/],
  ],
  droop: [
    ['collapsed', /\b(?:fell|fallen|flopped|toppled) over\b|\bcollapsed\b.*\b(?:soil|base|bottom|ground)\b/],
    [
      'heat',
      /\b(?:noon|midday|afternoons?|recovers?)\b|\b(?:fine|better|all right) (?:again )?(?:by|in) the (?:evening|morning)\b/,
    ],
    ['side', /\bone (?:side|shoot|branch|stem)\b/],
  ],
  mushy: [
    ['heart', /\b(?:heart|crown|cent(?:re|er))\b/],
    ['base', /\b(?:base|stems?|trunk)\b/],
    ['flowers', /\b(?:flowers?|buds?|berries)\b/],
    ['leaves', /\b(?:leaf|leaves)\b/],
  ],
  curled: [
    ['wrinkled', /\b(?:wrinkl\w*|shrivel\w*)\b/],
    ['blistered', /\bblister\w*/],
    ['twisted', /\b(?:twist\w*|distort\w*)\b/],
    ['rolled', /\broll\w*/],
  ],
  dropped: [
    ['buds', /\b(?:buds?|flowers?|blossoms?)\b/],
    ['old', /\b(?:old|oldest|lower|bottom|one lea[fv]\w*|a leaf)\b/],
    ['green', /\bgreen\b/],
    ['yellowed', /\byellow\w*/],
  ],
  weak: [
    ['stretched', /\b(?:leggy|stretch\w*|spindly|thin)\b/],
    ['small', /\bsmall\b/],
  ],
};

const BAD_ROOTS = '(?:brown|black|mushy|soft|rot\\w*|slimy)';
/** What is said of roots, up to another part of the plant. */
const OF_ROOTS = /\broots?\b(?:(?! the | its )[^.;])*/g;
/** What else is said beside what is noticed first; of two answers to one question the later one counts. */
const BESIDE: [QuestionId, string, RegExp][] = [
  [
    'dropped',
    'old',
    /^(?:the |this )?one$|\b(?:only|just) (?:the )?one\b|\b(?:one|single) (?:(?:yellow|brown|old|lower|bottom) )*leaf\b/,
  ],
  ['roots', 'crowded', /\broots?\b.*\b(?:holes?|circl\w*|out of)\b/],
  ['roots', 'brown', new RegExp(`\\broots?\\b.*\\b${BAD_ROOTS}\\b|\\b${BAD_ROOTS} roots?\\b`)],
  ['place', 'old', /\b(?:lower|bottom|old|older|oldest) lea[fv]/],
  ['place', 'new', /\b(?:new|young|upper|top) (?:lea[fv]|growth|shoots?)|\blea[fv]\w* (?:new|young)\b/],
  ['place', 'underside', /\b(?:undersides?|underneath|under (?:of )?the lea[fv])/],
  ['soil', 'wet', /\b(?:soil|compost|earth)\b.*\b(?:wet|soggy|soaking)\b|\b(?:wet|soggy) (?:soil|compost)\b/],
  [
    'soil',
    'dry',
    /\b(?:soil|compost|earth)\b.*\b(?:dry|dried)\b|\b(?:bone dry|dry (?:soil|compost))\b|\bpot\b.*\b(?:dries|dry|very light|light as)\b/,
  ],
  ['lately', 'wet', /\bafter (?:(?:the|all|this|that|much|so|heavy|lots|of) )*rain\b/],
  ['lately', 'hot', /\b(?:radiators?|heating|heater|heat ?wave|(?:full|hot|strong|blazing) sun)\b/],
  [
    'lately',
    'cold',
    /\b(?:the|in|from|after|a) cold\b(?! water)|\bdra(?:ught|ft)y?\b|\bfrost(?:s|y|ed)?\b|\bfreez\w*/,
  ],
  [
    'lately',
    'fed',
    /(?<!\b(?:should|shall|must|can|could|may|might|do|did|would|if|when) )\b(?:i|we) (?:have )?(?:feed|fed|fertili[sz]ed?)\b/,
  ],
  [
    'lately',
    'bloomed',
    /\b(?:after|since) (?:it |they )?(?:flower\w*|bloom\w*)|\bfinished (?:flower|bloom)ing\b|\bhas (?:flower|bloom)ed\b/,
  ],
  [
    'lately',
    'moved',
    /\b(?:after|since) (?:i |we )?(?:moved|moving|bought|buying|brought|got)\b|\b(?:i|we) (?:have )?moved (?:it|them|him|her)\b|\bbrought (?:it|her|him|them) home\b/,
  ],
  [
    'lately',
    'repotted',
    /\b(?:after|since) (?:i |we )?repott(?:ed|ing)\b|\b(?:i|we) (?:have |had |just |only )*repotted\b|\b(?:i|we) have (?:\w+ ){1,6}repot\b/,
  ],
  [
    'pace',
    'days',
    /\b(?:overnight|suddenly|all at once|all of a sudden|within (?:a few |two |three )?days|since yesterday)\b/,
  ],
];

/** Words that were left in another language may say it where the English ones do not. */
function looksIn(text: string): Answers {
  const looks = inEnglish(() => answersFor(text));
  return looks.look ? looks : answersFor(text);
}

/** What `answersFor` has no word for. */
function otherLooks(says: (words: RegExp) => boolean, text: string): Answers {
  if (says(BLACK)) return { look: 'brown' };
  if (says(IS_EATING)) return { look: 'holes' };
  return NO_FLOWERS.test(text.toLowerCase().replace(/[’']/g, '')) ? { look: 'weak', weak: 'flowerless' } : {};
}

const detailsOf = (look: LookId): [string | string[], RegExp][] => DETAILS[look] ?? [];

/** Where creatures are said to be, from which it is known what they are not: gnats are at the soil. */
const ABOVE_SOIL = ['old', 'new', 'underside', 'stem', 'flower', 'all'] as const;
function whereCreaturesAre(says: (words: RegExp) => boolean): Evidence {
  if (says(ON_PLANT)) return { place: ABOVE_SOIL };
  return says(IN_SOIL) ? { place: 'soil' } : {};
}

/**
 * What an English text says is seen, as closely as it says it: "black spots" are spots that are black. `answersFor` reads no more
 * than the first answers, as the guided check asks for the rest; this is for an answer that asks nothing.
 */
export function signsFor(text: string): Evidence {
  const parts = affirmedInEnglish(text);
  const says = (words: RegExp) => parts.some((part) => words.test(part));
  if (parts.some((part) => FRUIT_END.test(part) && DARK.test(part)))
    return { look: 'mushy', mushy: 'fruit', place: 'flower' };
  if (says(FUNGUS_ON_SOIL)) return { look: 'coating', coating: 'mushrooms', place: 'soil' };
  if (says(SEEDLINGS) && says(FELL)) return { look: 'droop', droop: 'seedlings' };
  if (says(RUSTY)) return { look: 'spots', spots: 'rusty' };
  const beside = Object.fromEntries(
    BESIDE.filter(([, , words]) => says(words)).map(([question, option]) => [question, option]),
  ) as Answers;
  const ofLeaves = text
    .toLowerCase()
    .replace(COLOURED_INSECT, ' ')
    .replace(HOLES_OF_POT, ' ')
    .replace(SILVERY, 'silver streaks');
  const first = looksIn(beside.roots ? ofLeaves.replace(OF_ROOTS, ' ') : ofLeaves);
  const looks: Answers = first.look || beside.roots ? first : otherLooks(says, text);
  if (!looks.look && !beside.roots) return {};
  const closer = LOOK_IDS.filter((look) => look === looks.look || look === looks.also).flatMap((look) => {
    const option = detailsOf(look).find(([, words]) => says(words))?.[0];
    return option ? [[look, option]] : [];
  });
  const where = looks.look === 'insects' && !beside.place ? whereCreaturesAre(says) : {};
  return { ...where, ...beside, ...Object.fromEntries(closer), ...looks };
}
