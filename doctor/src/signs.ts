import { LOOK_IDS } from './questions.js';
import type { Answers, LookId, QuestionId } from './questions.js';
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
/** Mould that lives on wet soil harms no leaf. */
const MOULD_ON_SOIL = /\b(?:mou?ld|fung(?:us|i))\b.*\b(?:soil|compost|earth)\b/;
const IS_EATING = /\b(?:what|something|who)(?: is|s| has been| keeps) (?:eating|chewing)\b/;

/** What a thing that is seen looks like more closely, where a text says so; the most telling first. */
const DETAILS: Partial<Record<LookId, [option: string, said: RegExp][]>> = {
  spots: [
    ['rusty', /\b(?:orange|rusty?)\b/],
    ['black', /\b(?:black|blackish|purple)\b/],
    ['ringed', /\b(?:yellow (?:edges?|rims?)|ring\w*|halos?)\b/],
    ['wet', /\b(?:wet|watery|greasy|glassy)\b/],
    ['lines', /\b(?:winding|squiggl\w*|tunnels?|lines)\b/],
    ['mosaic', /\b(?:mosaic|mottled)\b/],
    ['corky', /\bcork\w*/],
    ['bleached', /\b(?:papery|bleached|white)\b/],
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
    ['webs', /\b(?:webs?|webbing)\b/],
    ['cotton', /\b(?:cotton\w*|wool\w*)\b/],
    ['soot', /\b(?:soot\w*|black)\b/],
    ['powder', /\bpowder\w*/],
    ['crust', /\bcrust\w*/],
    ['fuzz', /\b(?:fuzz\w*|gr[ea]y)\b/],
  ],
  insects: [
    ['bumps', /\bbumps?\b/],
    ['woolly', /\b(?:wool\w*|cotton\w*)\b/],
    ['gnats', /\bflies\b/],
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
    ['collapsed', /\b(?:fell|fallen|collapsed)\b/],
    ['heat', /\b(?:noon|midday)\b/],
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
    ['old', /\b(?:old|oldest|lower|bottom)\b/],
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
  ['roots', 'brown', new RegExp(`\\broots?\\b.*\\b${BAD_ROOTS}\\b|\\b${BAD_ROOTS} roots?\\b`)],
  ['place', 'old', /\b(?:lower|bottom|old|older|oldest) lea[fv]/],
  ['place', 'new', /\b(?:new|young|upper|top) (?:lea[fv]|growth|shoots?)/],
  ['place', 'underside', /\b(?:undersides?|underneath|under the lea[fv])/],
  ['soil', 'wet', /\b(?:soil|compost|earth)\b.*\b(?:wet|soggy|soaking)\b|\b(?:wet|soggy) (?:soil|compost)\b/],
  ['soil', 'dry', /\b(?:soil|compost|earth)\b.*\bdry\b|\bdry (?:soil|compost)\b/],
  ['lately', 'wet', /\bafter (?:the |all this |heavy )?rain\b/],
  ['lately', 'bloomed', /\b(?:after|since) (?:it |they )?(?:flower\w*|bloom\w*)/],
  ['lately', 'moved', /\b(?:after|since) (?:i |we )?(?:moved|moving|bought|buying)\b/],
  ['lately', 'repotted', /\b(?:after|since) (?:i |we )?repott(?:ed|ing)\b/],
];

/** A name in another language may make the text look like one in that language. */
function looksIn(text: string): Answers {
  const looks = answersFor(text);
  return looks.look ? looks : inEnglish(() => answersFor(text));
}

/** What `answersFor` has no word for. */
function otherLooks(says: (words: RegExp) => boolean, text: string): Answers {
  if (says(BLACK)) return { look: 'brown' };
  if (says(IS_EATING)) return { look: 'holes' };
  return NO_FLOWERS.test(text.toLowerCase().replace(/[’']/g, '')) ? { look: 'weak', weak: 'flowerless' } : {};
}

const detailsOf = (look: LookId): [string, RegExp][] => DETAILS[look] ?? [];

/**
 * What an English text says is seen, as closely as it says it: "black spots" are spots that are black. `answersFor` reads no more
 * than the first answers, as the guided check asks for the rest; this is for an answer that asks nothing.
 */
export function signsFor(text: string): Answers {
  const parts = affirmedInEnglish(text);
  const says = (words: RegExp) => parts.some((part) => words.test(part));
  if (parts.some((part) => FRUIT_END.test(part) && DARK.test(part)))
    return { look: 'mushy', mushy: 'fruit', place: 'flower' };
  if (says(MOULD_ON_SOIL)) return { soil: 'wet' };
  const beside = Object.fromEntries(
    BESIDE.filter(([, , words]) => says(words)).map(([question, option]) => [question, option]),
  ) as Answers;
  const first = looksIn(beside.roots ? text.toLowerCase().replace(OF_ROOTS, ' ') : text);
  const looks: Answers = first.look || beside.roots ? first : otherLooks(says, text);
  if (!looks.look && !beside.roots) return {};
  const closer = LOOK_IDS.filter((look) => look === looks.look || look === looks.also).flatMap((look) => {
    const option = detailsOf(look).find(([, words]) => says(words))?.[0];
    return option ? [[look, option]] : [];
  });
  return { ...beside, ...Object.fromEntries(closer), ...looks };
}
