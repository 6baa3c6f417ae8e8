import { problemsFor, signsFor } from '@leaflore/doctor';
import { errandIn, saysDone } from './errands.js';
import type { Errand } from './errands.js';
import {
  ATE,
  CHILD_GNAWS,
  DOSAGE,
  EDIBLE,
  FEELS,
  HARM,
  HAS_EATEN,
  IN_MOUTH,
  IS_EATING,
  NEAR,
  ON_SKIN,
  PEOPLE,
  PERSON_ATE,
  PETS,
  SMALL,
} from './harm-words.js';
import { isOfNewPlants, ROOTS_IN_WATER } from './new-plants.js';
import type { Asked } from './question.js';
import { spanIn } from './spans.js';
import type { Span } from './spans.js';

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
  | 'about';
/** What the gardener's own plants may be compared by. */
export type Trait = 'light' | 'water' | 'difficulty';

/** What a question asks for. */
export type Intent =
  | { kind: 'edible' | 'dosage' | 'person-ate' | 'people' | 'greeting' | 'thanks' | 'identity' | 'unknown' }
  /** `orPeople`: people may be meant as well. */
  | { kind: 'pets'; animals: string[]; wasEaten: boolean; orPeople: boolean }
  | { kind: 'choose' | 'journal' | 'garden' | 'status' | 'symptom' | 'problem' }
  | { kind: 'soil'; soil: 'dry' | 'moist' }
  | { kind: 'errand'; errand: Errand }
  /** Which of the gardener's own plants harm animals, and which need more of something than others. */
  | { kind: 'own-pets'; animals: string[] }
  | { kind: 'compare'; by: Trait }
  | { kind: 'done'; days: number }
  | { kind: 'last-care'; topic: CareTopic }
  | { kind: 'next-care'; topic: CareTopic | null }
  | { kind: 'agenda'; span: Span; topic: CareTopic | null }
  | { kind: 'fact'; topic: FactTopic };

const CARE: [CareTopic, RegExp][] = [
  ['repot', /\b(re ?pot\w*|(bigger|larger|new) pot)\b/],
  ['fertilise', /\b(feed|fed|feeding|feeds|fertili[sz]\w*|plant food)\b/],
  ['prune', /\b(prun\w+|cut(ting)?( \w+){0,3} back|trim\w*)\b/],
  ['mist', /\b(mist|misted|misting|mists)\b/],
  ['water', /\b(water|watered|watering|waters|waterings|thirsty|drink)\b/],
];
const careIn = (text: string): CareTopic | null => CARE.find(([, words]) => words.test(text))?.[0] ?? null;
/** What was done, before what is asked: "I repotted it last week, do I need to water it?" */
const NEWS = /^(i|ive|we|weve) .*?(?=\b(do|should|can|could|is|will|when|how|why|what)\b)/;

const FACTS: [FactTopic, RegExp][] = [
  ['light', /\bwhere\b.*\b(best|should|likes?)\b/],
  ['place', /\bwhere (is|are|did i put|stands?|do i keep|(my|our|the) .*(is|are|stands?)$)\b/],
  ['added', /\b(when did i (get|add|buy)|how long have i had|since when)\b/],
  ['pot', /\b(how (big|large|wide) is (its|the|my)( \w+)* pot|which pot|pot size)\b/],
  ['light', /\b(light|sun|sunny|sunlight|shade|shady|dark|window|bright)\b/],
  ['soil', /\b(soil|compost|potting mix|substrate|earth)\b/],
  [
    'temperature',
    /\b(temperatures?|cold|warm|hot|heat|frost|hardy|degrees|celsius|fahrenheit|winter outside|(leave|stay|keep|live)( \w+){0,3} (outside|outdoors)( (in|over|all|during|at)\b|$)|(out|out\w+) in winter|overwinter|freez\w+|(can|may|when)\b.*\b(outside|outdoors)|(bring|brought|put|move|take|go|goes|come|must)\b.*\b(inside|indoors|outside|outdoors)|protect\w*)\b/,
  ],
  ['humidity', /\b(humid|humidity|air|bathroom)\b/],
  ['difficulty', /\b(difficult|difficulty|easy|hard|beginners?)\b/],
  ['names', /\b(scientific|latin|botanical|other names?|also (called|known)|family|proper name)\b/],
];
const factIn = (text: string): FactTopic | undefined =>
  isOfNewPlants(text) ? 'propagation' : FACTS.find(([, words]) => words.test(text))?.[0];

const SOIL = '(soil|compost|earth|pot)( \\w+){0,5}';
const DRY = new RegExp(`\\b(thirsty|dr(y|ies|ied) out|drying out|${SOIL} dr(y|ies|ied))\\b`);
const MOIST = new RegExp(`\\b${SOIL} (moist|wet|damp|soggy)\\b`);
const AGAIN = /\b(why|how come|times|(so|too|that) often|always|again|keeps?|constantly|all the time)\b/;

const LAST =
  /\b(when did (i|we)|when have (i|we)|when was|when were|last time|how long ago|how long (is|has) it( been)?( since)?|did (i|we)|have (i|we)|has \w+( \w+)* been|since i last|days since|(know|remember|sure|remind (me|us)|tell me|wonder|forgot|forgotten)( \w+){0,2} (if|whether|when) (i|we)( (?!(should|need|must|can|could|may)\b)\w+){0,5} (watered|fed|repotted|pruned|misted|(gave|given)( \w+){0,3} (water|feed|food))\b|when( \w+){1,4} last (watered|fed|repotted|pruned|misted)\b|(was|were) (the|my) .*(last )?(watered|fed|repotted|pruned|misted))\b/;

const POISON = /\b(toxic|nontoxic|toxicity|poisonous|poison|dangerous|harmful|hazardous)\b/;
/** Asks how to be rid of something, and not whether that is poisonous. */
const FIGHTS = /\b(get(ting)? rid|fight|control|keep( \w+){0,2} (off|away)|without|against)\b/;
const OF_MINE =
  /\b(which|what|any|are|rank|sort|compare)\b.*\b((my|our)( \w+)? (plants?|houseplants?)|plants? (do|that) (i|we) have)\b/;
const TRAITS: [Trait, RegExp][] = [
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

/** What a question asks for. `hasPlant`: it names a plant; `hasOwn`: it names one of the gardener's own. */
export function intentOf(asked: Asked, { hasPlant, hasOwn }: { hasPlant: boolean; hasOwn: boolean }): Intent {
  const { raw, text } = asked;
  const care = careIn(text.replace(NEWS, '')) ?? careIn(text);
  const animals = PETS.filter(([, words]) => words.test(text)).map(([animal]) => animal);
  const wasEaten = HAS_EATEN.test(text) || IN_MOUTH.test(text);
  const isAboutHarm = HARM.test(text) || ATE.test(text) || wasEaten;
  if (DOSAGE.test(text)) return { kind: 'dosage' };
  if (animals.length && isAboutHarm && (hasPlant || wasEaten))
    return { kind: 'pets', animals, wasEaten, orPeople: PEOPLE.test(text) };
  if (
    !animals.length &&
    [PERSON_ATE, CHILD_GNAWS, IS_EATING, IN_MOUTH, FEELS].some((words) => words.test(text))
  )
    return { kind: 'person-ate' };
  if (!animals.length && PEOPLE.test(text) && HARM.test(text)) return { kind: 'people' };
  if (EDIBLE.test(text)) return { kind: 'edible' };
  const isOfPeople = ON_SKIN.test(text) ? hasPlant || PEOPLE.test(text) : SMALL.test(text) && NEAR.test(text);
  if (!animals.length && isOfPeople) return { kind: 'people' };
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|greetings)( there| leaflore)?$/.test(text))
    return { kind: 'greeting' };
  if (/^(many )?(thanks|thank you|cheers|great|perfect|ok thanks|super)\b/.test(text) && text.length < 40)
    return { kind: 'thanks' };
  if (
    /\b(who|what) are you\b|\bare you (a|an|human|real|chatgpt|claude|gpt)\b|\bwhat can you do\b|\byour name\b|^(can|could) you (please )?help( (me|us))?$/.test(
      text,
    )
  )
    return { kind: 'identity' };
  const errand = errandIn(asked, hasPlant);
  if (errand && SMALL.test(text)) return { kind: 'people' };
  const isOfPlants = !animals.length && !PEOPLE.test(text.replaceAll(/\bfor (me|us)\b/g, ''));
  if (errand && isOfPlants && isNoProblem(raw, text)) return { kind: 'errand', errand };
  if (hasOwn && AGAIN.test(text) && DRY.test(text)) return { kind: 'soil', soil: 'dry' };
  if (hasOwn && AGAIN.test(text) && MOIST.test(text)) return { kind: 'soil', soil: 'moist' };
  if (!hasPlant && isChoice(text)) return { kind: 'choose' };
  if (!animals.length && FIGHTS.test(text) && problemsFor(raw).length) return { kind: 'problem' };
  if (POISON.test(text) || (animals.length && HARM.test(text))) {
    if (!hasPlant && OF_MINE.test(text)) return { kind: 'own-pets', animals };
    return { kind: 'pets', animals, wasEaten: false, orPeople: !animals.length || PEOPLE.test(text) };
  }
  const by = !hasPlant && OF_MINE.test(text) ? TRAITS.find(([, words]) => words.test(text))?.[0] : undefined;
  if (by) return { kind: 'compare', by };
  if (/\bwhat (did|have) (i|we) (do|done|water\w*|fed|feed|prune\w*|repot\w*)\b/.test(text) && !hasPlant)
    return { kind: 'done', days: /\byesterday|today\b/.test(text) ? 2 : /\bmonth\b/.test(text) ? 30 : 7 };
  if (care && (LAST.test(text) || (raw.includes('?') && saysDone(text))))
    return { kind: 'last-care', topic: care };
  if (
    /\b(journal|notes?|wrote|did (i|we) (write|note)|written|diary|history|story|happened (to|with))\b/.test(
      text,
    )
  )
    return { kind: 'journal' };
  const span = spanIn(text);
  if (hasPlant && ROOTS_IN_WATER.test(text) && !isSymptom(raw, text))
    return { kind: 'fact', topic: 'propagation' };
  if (isAgenda(asked, { span, care, hasPlant }) && (!hasPlant || (hasOwn && typeof span === 'object')))
    return { kind: 'agenda', span: span ?? 'today', topic: care };
  if (!hasPlant && isGarden(text)) return { kind: 'garden' };
  if (hasPlant && !animals.length && IS_WARNED.test(text)) return { kind: 'fact', topic: 'about' };
  const borne = hasPlant && !animals.length ? borneIn(text) : undefined;
  if (borne) return { kind: 'fact', topic: borne };
  if (problemsFor(raw).length) return { kind: 'problem' };
  if (isSymptom(raw, text)) return { kind: 'symptom' };
  if (hasOwn && care && isNext(text)) return { kind: 'next-care', topic: care };
  if (
    hasOwn &&
    span &&
    !factIn(text) &&
    /\b(what|anything|need|needs|do|due)\b/.test(text) &&
    !/\bhow\b/.test(text)
  )
    return { kind: 'next-care', topic: care };
  const fact = factIn(text) ?? (hasPlant && /\bsow(n|ing)?\b/.test(text) ? 'propagation' : undefined);
  const isOfAnimal = animals.length > 0 && fact === 'temperature';
  if (fact && !isOfAnimal) return { kind: 'fact', topic: fact };
  if (care) return { kind: 'fact', topic: care };
  if (hasPlant && !animals.length && SMALL.test(text)) return { kind: 'people' };
  if (hasOwn && /\b(how is|hows|how are|doing|status|okay|ok|healthy|alright|well|wrong)\b/.test(text))
    return { kind: 'status' };
  if (
    hasPlant &&
    /\b(tell|about|what is|whats|what are|info\w*|care|look after|grow|keep|know|describe|show|need|needs|like|likes)\b/.test(
      text,
    )
  )
    return { kind: 'fact', topic: 'about' };
  return { kind: hasPlant && !animals.length && PEOPLE.test(text) ? 'people' : 'unknown' };
}

/** Asks what only the guide's own words warn of: the smoke of oleander, the sap of a spurge. */
const IS_WARNED = /\bgloves\b|^(can|may|should|could|is it|do)\b.*\bburn\b/;

/** Asks what a plant bears, and not what is wrong with it: "Can lavender survive frost?" */
const BEARS =
  /\b(can stand|survives?|stands?|tolera\w+|takes?|withstands?|copes?|hardy|resist\w*|bears?|minds?|likes?|manages?|grows? in|lives? (in|with)|(ok|okay|fine|happy|well) (in|with))\b/;
const BORNE: [FactTopic, RegExp][] = [
  ['temperature', /\b(frosts?|freez\w+|cold|heat)\b/],
  ['light', /\b(low|little) light\b/],
  ['humidity', /\b(dry air|low humidity)\b/],
  ['water', /\bdrought\b/],
];
const borneIn = (text: string): FactTopic | undefined =>
  BEARS.test(text) ? BORNE.find(([, words]) => words.test(text))?.[0] : undefined;

/** Somebody who has watered a plant may go on with what is wrong with it. */
const isNoProblem = (raw: string, text: string) => !problemsFor(raw).length && !isSymptom(raw, text);

const isNext = (text: string) =>
  /\b(when|next|need|needs|time|due|should|must|do i (have|need) to|does|is it|can i)\b/.test(text) &&
  !/\b(how (often|much|frequently|do i|should i)|what (kind|sort))\b/.test(text);

const isChoice = (text: string) =>
  /\b(which|what|any|recommend|suggest|best|good|find me|looking for|easy|easiest)\b.*\b(plants?|succulents?|houseplants?|flowers?|something)\b/.test(
    text,
  ) &&
  /\b(safe|friendly|easy|easiest|beginners?|(low|little) light|shade|shady|dark|bright|sunny?|full sun|bathroom|humid|dry air|forget\w*|little water|rarely|hard to kill|non ?toxic|not (toxic|poisonous|dangerous|harmful)|recommend|suggest)\b/.test(
    text,
  ) &&
  !/\b((my|our) plants|do (i|we) have|(i|we) have|in (my|our) garden)\b/.test(text);

/** What is asked about a month or a season, where that is about care. */
const OF_CARE =
  /\b(do|due|to do|should i|needs?|care|tasks?|plan(ned)?|anything|water\w*|feed\w*|fertili[sz]\w*|prune|repot|mist|what about|how about)\b/;
const OF_OTHER =
  /\b(why|sow|harvest|bloom\w*|flower\w*|hardy|frost|survive|indoors|inside|outdoors|outside|can i plant|do i plant|should i plant|to plant)\b/;

interface When {
  span: Span | undefined;
  care: CareTopic | null;
  hasPlant: boolean;
}

function isAgenda({ raw, text }: Asked, { span, care, hasPlant }: When): boolean {
  if (!care && !isNoProblem(raw, text)) return false;
  if (typeof span === 'object') {
    const isOfOther = OF_OTHER.test(text) || isSymptom(raw, text) || /\bhow (often|much)\b/.test(text);
    const isOfOne = hasPlant && (/\bhow (?!about)/.test(text) || factIn(text) !== undefined);
    return OF_CARE.test(text) && !isOfOther && !isOfOne;
  }
  return (
    (Boolean(span) &&
      /\b(what|whats|which|anything|do i|should|need|needs|list|show|plan|who|due|to do|todo|tasks?)\b/.test(
        text,
      )) ||
    /\b(what (is|are) due|whats due|overdue|to do list|my tasks|what should i do|what needs doing|what next|care (plan|calendar)|what (do|does) my (garden|plants) need)\b/.test(
      text,
    ) ||
    (care !== null &&
      /\b(which|what|who|any)\b.*\b(plants?|need|needs|thirsty|due)\b/.test(text) &&
      !/\bhow\b/.test(text))
  );
}

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
const isGarden = (text: string) => GARDEN.some((words) => words.test(text));

function isSymptom(raw: string, text: string): boolean {
  if (
    /\b(sick|ill|dying|dies|unwell|not growing|stopped growing|what(s| is) wrong|half dead|looks (bad|sad|awful))\b/.test(
      text,
    )
  )
    return true;
  return (
    Object.keys(signsFor(raw)).length > 0 &&
    /\b(leaf|leaves|leafs|stems?|tips?|edges?|flowers?|buds?|roots?|plant|its|is|are|has|have|why|my|the|with|on)\b/.test(
      text,
    )
  );
}
