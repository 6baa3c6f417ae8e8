import { problemsFor, signsFor } from '@leaflore/doctor';
import { appIn } from './app-questions.js';
import type { AppTopic } from './app-questions.js';
import { errandIn, saysDone } from './errands.js';
import type { Errand } from './errands.js';
import {
  ANIMAL_UNWELL,
  ATE,
  ATE_BITTER,
  BY_MISTAKE_IN_DISH,
  CHILD_ATE,
  CHILD_GNAWS,
  DOSAGE,
  EDIBLE,
  FEEDS,
  FEELS,
  FUNGI,
  HARM,
  HAS_EATEN,
  IN_MOUTH,
  IS_EATING,
  isEatenByName,
  MADE_FOOD,
  NEAR,
  OF_GARDEN,
  ON_PERSON,
  ON_SKIN,
  PEOPLE,
  PERSON_ATE,
  PERSON_UNWELL,
  PETS,
  PRICKED,
  SMALL,
} from './harm-words.js';
import { ROOTS_IN_WATER } from './new-plants.js';
import { soundsLikeHarm } from './no-harm.js';
import { isCommon, isGreeting, isThanks } from './question.js';
import type { Asked } from './question.js';
import { spanIn } from './spans.js';
import type { Span } from './spans.js';
import { adviceIn } from './advice.js';
import type { Advice } from './advice.js';
import { isChoice } from './choices.js';
import { isGarden, OF_MINE, ofGarden, POISON } from './garden-questions.js';
import type { GardenIntent } from './garden-questions.js';
import { borneIn, careIn, factIn, isBesideCare, ROOM } from './topics.js';
import type { CareTopic, FactTopic } from './topics.js';
import { asksOfThirst, isNext, ITS_TURN } from './when-due.js';

/** What a question asks for. */
export type Intent =
  | {
      kind:
        | 'edible'
        | 'dosage'
        | 'person-ate'
        | 'people'
        | 'greeting'
        | 'thanks'
        | 'identity'
        | 'complaint'
        | 'unknown';
    }
  /** `orPeople`: people may be meant as well. */
  | { kind: 'pets'; animals: string[]; wasEaten: boolean; orPeople: boolean }
  | { kind: 'choose' | 'journal' | 'status' | 'problem' | 'which-plant' }
  /** `isNext`: the causes have been named, and what to do is asked. */
  | { kind: 'symptom'; isNext?: true }
  | { kind: 'soil'; soil: 'dry' | 'moist' }
  | { kind: 'errand'; errand: Errand }
  /** About the app itself. */
  | { kind: 'app'; topic: AppTopic }
  /** `on`: what holds for every plant. */
  | { kind: 'advice'; on: Advice }
  | GardenIntent
  | { kind: 'last-care'; topic: CareTopic }
  | { kind: 'next-care'; topic: CareTopic | null }
  | { kind: 'agenda'; span: Span; topic: CareTopic | null }
  | { kind: 'fact'; topic: FactTopic };

/** What is said before what is asked: "I repotted it last week, do I need to water it?" */
const NEWS =
  /^(?!(how|when|what|which|why|where|who|do|does|did|is|are|can|could|should|may|must|will)\b).*?(?=\b(do|should|can|could|is|will|when|how|why|what)\b)/;

const SOIL = '(soil|compost|earth|pot)( \\w+){0,5}';
const DRY = new RegExp(`\\b(thirsty|dr(y|ies|ied) out|drying out|${SOIL} dr(y|ies|ied))\\b`);
const MOIST = new RegExp(`\\b${SOIL} (moist|wet|damp|soggy)\\b`);
const AGAIN = /\b(why|how come|times|(so|too|that) often|always|again|keeps?|constantly|all the time)\b/;

const LAST =
  /\b(when did (i|we)|when have (i|we)|when was|when were|last time|how long ago|how long (is|has) it( been)?( since)?|did (i|we)|have (i|we)|has \w+( \w+)* been|since i last|days since|(know|remember|sure|remind (me|us)|tell me|wonder|forgot|forgotten)( \w+){0,2} (if|whether|when) (i|we)( (?!(should|need|must|can|could|may)\b)\w+){0,5} (watered|fed|repotted|pruned|misted|(gave|given)( \w+){0,3} (water|feed|food))\b|when( \w+){1,4} last (watered|fed|repotted|pruned|misted)\b|(was|were) (the|my) .*(last )?(watered|fed|repotted|pruned|misted))\b/;

/** "It is due but the soil is still wet", and nothing is wrong with the plant. */
const isStillMoist = ({ raw, text }: Asked): boolean =>
  /\b(but|still|although|though)\b/.test(text) && Object.keys(signsFor(raw)).every((sign) => sign === 'soil');

/** Asks how to be rid of something, and not whether that is poisonous. */
const FIGHTS = /\b(get(ting)? rid|fight|control|keep( \w+){0,2} (off|away)|without|against)\b/;
/** What a question asks for. `hasPlant`: it names a plant; `hasOwn`: it names one of the gardener's own. */
export function intentOf(asked: Asked, { hasPlant, hasOwn }: { hasPlant: boolean; hasOwn: boolean }): Intent {
  const { raw, text } = asked;
  const care = careIn(text.replace(NEWS, '')) ?? careIn(text);
  const animals = PETS.filter(([, words]) => words.test(text)).map(([animal]) => animal);
  const noHarm = soundsLikeHarm(asked);
  if (noHarm) return { kind: 'advice', on: noHarm };
  const harm = harmIn(text, animals, hasPlant);
  if (harm) return harm;
  if (isGreeting(text)) return { kind: 'greeting' };
  if (isThanks(text)) return { kind: 'thanks' };
  if (
    /\b(who|what) are you\b|\bare you (a|an|human|real|chatgpt|claude|gpt)\b|\bwhat can you do\b|\byour name\b|^((can|could) you )?(please )?help( (me|us))?( please)?$/.test(
      text,
    )
  )
    return { kind: 'identity' };
  if (COMPLAINS.test(text) && isNoProblem(raw, text)) return { kind: 'complaint' };
  if (REPELS.test(text) || (OUT_OF_SCOPE.test(text) && isNoProblem(raw, text))) return { kind: 'unknown' };
  const app = appIn(text, hasPlant);
  if (app) return { kind: 'app', topic: app };
  const errand = errandIn(asked, hasPlant);
  if (errand && SMALL.test(withoutGiver(text))) return { kind: 'people' };
  const isOfPlants = !animals.length && !PEOPLE.test(text.replaceAll(/\bfor (me|us)\b/g, ''));
  if (errand && isOfPlants && isNoProblem(raw, text)) return { kind: 'errand', errand };
  if (hasOwn && AGAIN.test(text) && DRY.test(text)) return { kind: 'soil', soil: 'dry' };
  const isMoist = hasOwn && MOIST.test(text) && (AGAIN.test(text) || isStillMoist(asked));
  if (isMoist) return { kind: 'soil', soil: 'moist' };
  if (!hasPlant && isChoice(text)) return { kind: 'choose' };
  const advice = adviceIn(text, hasPlant);
  if (advice && !(advice === 'waters' && isSymptom(raw, text))) return { kind: 'advice', on: advice };
  if (!animals.length && FIGHTS.test(text) && problemsFor(raw).length) return { kind: 'problem' };
  if (!hasPlant && POISON.test(text) && OF_MINE.test(text)) return { kind: 'own-pets', animals };
  const all = hasPlant ? undefined : ofGarden(text, animals);
  if (all) return all;
  if (hasPlant && OF_GARDEN.test(text) && HARM.test(text))
    return { kind: 'pets', animals: ['others'], wasEaten: false, orPeople: false };
  if (POISON.test(text) || (animals.length && HARM.test(text)))
    return { kind: 'pets', animals, wasEaten: false, orPeople: !animals.length || PEOPLE.test(text) };
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
    return { kind: 'agenda', span: span ?? (care && care !== 'water' ? 'month' : 'today'), topic: care };
  if (!hasPlant && isGarden(text)) return { kind: 'garden' };
  if (hasPlant && !animals.length && IS_WARNED.test(text)) return { kind: 'fact', topic: 'about' };
  const borne = hasPlant && !animals.length ? borneIn(text) : undefined;
  if (borne) return { kind: 'fact', topic: borne };
  if (hasPlant && asksOfThirst(asked))
    return hasOwn ? { kind: 'next-care', topic: 'water' } : { kind: 'fact', topic: 'water' };
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
  if (hasOwn && !care && ITS_TURN.test(text) && !factIn(text)) return { kind: 'next-care', topic: null };
  const fact = factIn(text) ?? (hasPlant && /\bsow(n|ing)?\b/.test(text) ? 'propagation' : undefined);
  const isOfAnimal = animals.length > 0 && fact === 'temperature';
  if (fact && !isOfAnimal && !(care && isBesideCare(fact, care, text))) return { kind: 'fact', topic: fact };
  if (care) return { kind: 'fact', topic: care };
  // "Can I keep a peace lily with a cat?"
  if (hasPlant && animals.length && !FIGHTS.test(text))
    return { kind: 'pets', animals, wasEaten: false, orPeople: PEOPLE.test(text) };
  if (hasPlant && !animals.length && SMALL.test(withoutGiver(text))) return { kind: 'people' };
  if (hasPlant && ROOM.test(text)) return { kind: 'fact', topic: 'light' };
  if (
    hasOwn &&
    /\b(how is|hows|how are|doing|status|(okay|ok|well|alright)(?! (for|to|in|with|if|on|outside|together)\b)|healthy|wrong)\b/.test(
      text,
    )
  )
    return { kind: 'status' };
  if (
    hasPlant &&
    !ASKS_YES_OR_NO.test(text) &&
    /\b(tell|about|what is|whats|what are|info\w*|care|look after|grow|keep|know|describe|show|need|needs|like|likes|afraid|scared|nervous|worried|dont want to kill)\b/.test(
      text,
    )
  )
    return { kind: 'fact', topic: 'about' };
  const isOfPeople = PEOPLE.test(withoutGiver(text)) && AFFECTS.test(text);
  if (hasPlant && !animals.length && isOfPeople) return { kind: 'people' };
  // "Lily drooping"
  return { kind: hasPlant && Object.keys(signsFor(raw)).length ? 'symptom' : 'unknown' };
}

/** A plant does something to somebody, who has not only planted it. */
const AFFECTS =
  /\b(can|may|pregnant|breastfeeding|with|for|near|around|to|from|about|affect\w*|touch\w*|harm\w*)\b/;

/** "Does it like …?" is not answered by all that is known of a plant. */
const ASKS_YES_OR_NO = /^(do|does|will|would|is|are|can|may) .*\b(like|likes|need|needs)\b \w+ \w/;

/** Whether somebody has come to harm, or may; before all else that a question may be about. */
function harmIn(asked: string, animals: string[], hasPlant: boolean): Intent | undefined {
  // What an animal may eat it has not eaten yet; of a plant that nobody knows it is safer to take it so.
  const isToBe = hasPlant || OF_MINE.test(asked);
  const text = isToBe ? asked.replaceAll('allowed something has eaten', 'eats') : asked;
  const says = (...of: RegExp[]) => of.some((words) => words.test(text));
  const wasEaten = says(HAS_EATEN, IN_MOUTH, ANIMAL_UNWELL);
  const hasAnimal = animals.length > 0;
  const isPersonHarmed =
    !hasAnimal &&
    (says(
      PERSON_ATE,
      BY_MISTAKE_IN_DISH,
      ATE_BITTER,
      CHILD_ATE,
      CHILD_GNAWS,
      IS_EATING,
      IN_MOUTH,
      FEELS,
      PERSON_UNWELL,
    ) ||
      (hasPlant && isEatenByName(text, isCommon)));
  const isHarmDone = isPersonHarmed || (hasAnimal && wasEaten);
  if (says(DOSAGE) && !isHarmDone) return { kind: 'dosage' };
  if (says(FUNGI) && says(HARM) && !isHarmDone && !wasEaten && !says(ATE, EDIBLE)) return { kind: 'problem' };
  if (hasAnimal && (wasEaten || (hasPlant && says(HARM, ATE, FEEDS))))
    return { kind: 'pets', animals, wasEaten, orPeople: says(PEOPLE) };
  if (isPersonHarmed) return { kind: 'person-ate' };
  const ofPeople = withoutGiver(text);
  if (!hasAnimal && PEOPLE.test(ofPeople) && HARM.test(ofPeople)) return { kind: 'people' };
  if (says(MADE_FOOD)) return { kind: says(PEOPLE) ? 'people' : 'edible' };
  if (says(EDIBLE)) return { kind: 'edible' };
  const isOfPeople = says(ON_SKIN) ? hasPlant || says(PEOPLE, /\b(i|me|we|us)\b/) : says(SMALL) && says(NEAR);
  return !hasAnimal && (isOfPeople || says(ON_PERSON, PRICKED)) ? { kind: 'people' } : undefined;
}

/** Is not content with an answer. */
const COMPLAINS =
  /\bwhat(s| is) wrong with you\b|\b(you are|youre|your answer is) (wrong|mistaken|no help|useless)\b|\b((did|do|does|have|has)( ?nt| not) (really )?(answer|answered|help|helped|understand|understood)|(that|this|it) (is|was)( ?nt| not)? (wrong|useless|no help|no use|nonsense|rubbish|not (true|right|what i \w+)|right|true|what i (asked|meant))|thats (wrong|useless|no help|nonsense|not (true|right|what i \w+)))\b(?! (with|about|for|of|in|on)\b)/;

/** Asks what only the guide's own words warn of: the smoke of oleander, the sap of a spurge. */
const IS_WARNED = /\bgloves\b|^(can|may|should|could|is it|do)\b.*\bburn\b/;

/** Of which nothing stands in the library or the catalogue. */
const OUT_OF_SCOPE =
  /\b(mov(e|ing) (house|home|flat)|lawns?|turf|grass(?! (lily|green|cuttings|clippings))|coffee grounds|egg ?shells)\b/;

/** Asks what a plant does to pests, and not what they do to it. */
const REPELS = /\b(which|what) (plants?|flowers?|herbs?) (help|keep|repel|drive|scare|deter)s?\b/;

/** Somebody who has watered a plant may go on with what is wrong with it. */
const isNoProblem = (raw: string, text: string) => !problemsFor(raw).length && !isSymptom(raw, text);

/** "My daughter gave me this monstera, I hope I don't kill it" is about the plant, and about nobody's health. */
const GIVER =
  /\b(gave|given|gifted|bought|left) (it )?(to )?(me|us)\b|\b(gift|present) (from|of|by)\b|\binherited\b/;
const I_KILL = /\b(i|ill|im|we|not|to|dont|will)( \w+){0,3} (kill\w*|murder\w*)\b/g;
const withoutGiver = (text: string): string =>
  GIVER.test(text) ? text.replace(PEOPLE_WORDS, ' ').replace(I_KILL, ' ') : text.replace(I_KILL, ' ');
const PEOPLE_WORDS = new RegExp(PEOPLE.source, 'g');

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
  if (/\b(tap|rain) ?water\b/.test(text)) return false;
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
    /\b(what (is|are|was|were) due|whats due|what should i have done|overdue|to do list|my tasks|what should i do|what needs doing|what next|care (plan|calendar)|what (do|does) my (garden|plants) need)\b/.test(
      text,
    ) ||
    (care !== null &&
      /\b(which|what|who|any)\b.*\b(plants?|need|needs|thirsty|due)\b/.test(text) &&
      !/\bhow\b/.test(text))
  );
}

function isSymptom(raw: string, text: string): boolean {
  if (
    !/\b(afraid|scared|fear|worried)( that)? (it|i|ill|im|she|he|to)\b/.test(text) &&
    /\b(sick|ill|dying|dies|unwell|((wont|doesnt|dont|not|isnt|never|hardly) (\w+ )?(grow|growing)(?! (in|on|from)\b))|stopped growing|what(s| is) wrong(?! with you\b)|half dead|looks? dead|(think|afraid|believe|guess)( \w+){1,4} dead|looks? (bad|sad|awful|dry|limp|tired|odd|strange|funny))\b/.test(
      text,
    )
  )
    return true;
  return (
    Object.keys(signsFor(raw)).length > 0 &&
    /\b(leaf|leaves|leafs|stems?|tips?|edges?|flowers?|buds?|roots?|plant|soil|compost|pot|its|is|are|has|have|why|my|the|with|on)\b/.test(
      text,
    )
  );
}
