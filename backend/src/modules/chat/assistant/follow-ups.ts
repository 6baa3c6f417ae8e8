import { signsFor } from '@leaflore/doctor';
import { DOUBTS } from './advice.js';
import { ANIMALS, hasEaten, HUMAN, PETS } from './harm-words.js';
import type { Intent } from './intent.js';
import { periodIn } from './periods.js';
import { GOES_ON, POINTS_TO_OTHER } from './pointing.js';
import { spanIn } from './spans.js';
import type { Subjects } from './subjects.js';
import { careIn } from './topics.js';

/** The question with all that was found out about it. */
export interface Understood {
  raw: string;
  text: string;
  intent: Intent;
  subjects: Subjects;
  /** The plants were named in an earlier question. */
  isPointed: boolean;
  /** It named no plant that it could be answered for, so it waits for a name. */
  isOpen: boolean;
  /** Something may have been eaten, and this says only how things are: the call comes first still. */
  isAfterHarm?: true;
}

/** Whom to call comes before all else. */
export const isUrgent = (intent: Intent): boolean =>
  intent.kind === 'person-ate' || (intent.kind === 'pets' && intent.wasEaten);

const MAX_WORDS = 14;
/** Whether a question may take what it asks from the one before it: long ones say it themselves. */
export const mayGoOn = ({ text }: Pick<Understood, 'text'>): boolean => text.split(' ').length <= MAX_WORDS;

const WHAT_TO_DO =
  /\b(what (now|next|to do)|(what|how) (should|can|do|shall|must|could|would) (i|we|you) (do|fix|help|save|treat|cure|stop|rescue)|what can i( now)?$|what helps( (it|now|against it))?$|how (to|can it be) (fix|help|save|treat|cure|saved)|help (it|him|her|me))\b/;
const HOW_BAD =
  /\b(is (it|she|he|this|that) (dying|dead|bad|serious|dangerous for it|lost|too late)|will (it|she|he|this) (die|survive|recover|live|make it)|(can|could) (it|i|we) (still )?(be )?(saved?|recover|survive)|too late)\b/;
const CUT = /\b(cut|cutting|trim|remove|pull|pluck|pick|snip|take|prune)\b/;
const NOT_THAT =
  /^no no\b|^(no|nope|neither)\b.*\b(it|that|this|these|those|them|not)\b|^((its|it is|thats|that is) not (that|it)|not (that|those|these)|none of (them|these|those))\b/;
const AND_ELSE =
  /^((and )?(nothing|anything|something) (else|more)|(is|was) that (all|it|everything)|that s all|(and )?what else)\b/;
const ASKS_WHY = /^(and |but |so )?(why|how come|what for)\b/;
const TOO_LATE =
  /\b(is|was|isnt) (that|it|this)( \w+)? (too (long|late|much|little|often|rare|seldom|early)|enough|ok|okay|bad|normal|long)\b/;
const HOW_MUCH =
  /^(and |but |so |exactly |about )*how much( (water|then|exactly|each time|at a time|at once))*$/;
const WEEKDAY = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;
/** Asks only when, and not what: "and when is the best time?" */
const WHEN =
  /^(and |but |so )?(when( (exactly|then|best|should i|do i|to|do it|is best))*|(when|what|which)( is| would be| s)?( the)? (best|right|good) (time|month|season|moment)( of (the )?year)?)$/;

const CALMER = new Set<Intent['kind']>([
  'unknown',
  'symptom',
  'problem',
  'status',
  'people',
  'person-ate',
  'pets',
  'complaint',
  'agenda',
  'garden',
  'next-care',
]);
const ILL = new Set<Intent['kind']>(['symptom', 'problem']);
/** Asked of the whole garden: where a question after it names only a time or an animal, it is asked again for that. */
const OF_GARDEN = new Set<Intent['kind']>(['agenda', 'done', 'own-pets']);
const OF_CARE = new Set<Intent['kind']>(['fact', 'next-care', 'last-care']);
/** Says nothing that would have to be answered for itself. */
const LOOSE = new Set<Intent['kind']>(['unknown', 'agenda', 'status', 'complaint', 'thanks', 'garden']);

/** What a question means after the one before it; undefined where it stands for itself. */
export function goOnFrom(before: Understood, now: Understood): Understood | undefined {
  const goes = (intent: Intent, from: Partial<Understood> = {}): Understood => ({
    ...now,
    subjects: before.subjects,
    isPointed: true,
    ...from,
    intent,
  });
  if (isUrgent(before.intent)) return afterHarm(before, now);
  const eats = eater(before, now);
  if (eats) return { ...now, intent: eats };
  if (POINTS_TO_OTHER.test(now.text)) return otherOf(before, now);
  if (ILL.has(before.intent.kind)) return afterIllness(before, now, goes);
  if (OF_GARDEN.has(before.intent.kind)) {
    const again = againFor(before.intent, now);
    if (again) return { ...now, intent: again };
  }
  if (DOUBTS.test(now.text) && now.intent.kind !== 'thanks') return goes({ kind: 'advice', on: 'sure' });
  if (!OF_CARE.has(before.intent.kind)) return undefined;
  const topic = 'topic' in before.intent ? before.intent.topic : null;
  if (HOW_MUCH.test(now.text))
    return topic === 'fertilise'
      ? goes({ kind: 'dosage' })
      : topic === 'water'
        ? goes({ kind: 'advice', on: 'amount' })
        : undefined;
  if (WHEN.test(now.text)) return goes(before.intent);
  const isOfCare = topic === 'water' || topic === 'fertilise' || topic === 'repot' || topic === 'prune';
  if (!isOfCare || now.intent.kind !== 'unknown') return undefined;
  const isOwn = before.subjects.own.length > 0;
  if (ASKS_WHY.test(now.text) || TOO_LATE.test(now.text))
    return isOwn ? goes({ kind: 'next-care', topic }) : goes({ kind: 'advice', on: 'sure' });
  return undefined;
}

/** Somebody may have eaten something: what is said after that is no reason to wait, unless it asks for something else. */
function afterHarm(before: Understood, now: Understood): Understood | undefined {
  const { intent, text } = now;
  // "He is eating normally" is said of the animal that was spoken of.
  const isOfAnimal = before.intent.kind === 'pets' && intent.kind === 'person-ate' && !HUMAN.test(text);
  if (!CALMER.has(intent.kind) || careIn(text) || (isUrgent(intent) && !isOfAnimal)) return undefined;
  if (intent.kind === 'pets' && !now.isPointed) return undefined;
  if (now.subjects.own.length + now.subjects.guides.length && !now.isPointed) return undefined;
  return { ...before, isPointed: true, isAfterHarm: true };
}

/** "What if she eats it?" after a question about cats. */
function eater(before: Understood, now: Understood): Intent | undefined {
  if (now.intent.kind !== 'person-ate' || !hasEaten(now.text) || !/\b(he|she|they|it)\b/.test(now.text))
    return undefined;
  const { intent } = before;
  const animals =
    intent.kind === 'pets' || intent.kind === 'own-pets'
      ? intent.animals
      : ANIMALS.test(before.text)
        ? PETS.filter(([, words]) => words.test(before.text)).map(([animal]) => animal)
        : [];
  return animals.length ? { kind: 'pets', animals, wasEaten: true, orPeople: false } : undefined;
}

/** "And the other one": of two plants that were named, the first; of one, the gardener has to say which. */
function otherOf(before: Understood, now: Understood): Understood {
  const { own, guides } = before.subjects;
  const others = { own: own.slice(0, -1), guides: own.length ? [] : guides.slice(0, -1) };
  const isOne = others.own.length + others.guides.length === 1;
  return {
    ...now,
    intent: isOne ? before.intent : { kind: 'which-plant' },
    subjects: isOne ? others : { own: [], guides: [] },
    raw: before.raw,
    isOpen: !isOne,
  };
}

function afterIllness(
  before: Understood,
  now: Understood,
  goes: (intent: Intent, from?: Partial<Understood>) => Understood,
): Understood | undefined {
  const { text, intent } = now;
  const isOfOther = now.subjects.own.length + now.subjects.guides.length > 0 && !now.isPointed;
  if (isOfOther || careInQuestion(now)) return undefined;
  if (CUT.test(text) && /\b(them|it|these|those|the|off|away)\b/.test(text) && !/\bback\b/.test(text))
    return goes({ kind: 'advice', on: 'spoiled' });
  if (NOT_THAT.test(text) && !Object.keys(signsFor(now.raw)).length)
    return goes({ kind: 'symptom' }, { raw: '' });
  if (WHAT_TO_DO.test(text) || (HOW_BAD.test(text) && (LOOSE.has(intent.kind) || ILL.has(intent.kind))))
    return goes(before.intent.kind === 'symptom' ? { kind: 'symptom', isNext: true } : before.intent, {
      raw: before.raw,
    });
  // What else is seen belongs to what was seen before.
  return intent.kind === 'symptom' && before.intent.kind === 'symptom' && now.isPointed
    ? goes(intent, { raw: `${before.raw}. ${now.raw}` })
    : undefined;
}

/** Asks for care with words of its own: "how often should I water it?" */
const careInQuestion = ({ text, intent }: Understood): boolean =>
  careIn(text) !== null && (intent.kind === 'fact' || intent.kind === 'last-care') && !CUT.test(text);

/** The same of another time, of other animals, or what there is besides. */
function againFor(intent: Intent, now: Understood): Intent | undefined {
  const { text } = now;
  const isBare = GOES_ON.test(text) || text.split(' ').length <= 3;
  const { own } = now.subjects;
  if (intent.kind === 'own-pets') {
    const animals = PETS.filter(([, words]) => words.test(text)).map(([animal]) => animal);
    return isBare && animals.length && !now.subjects.own.length ? { ...intent, animals } : undefined;
  }
  if (intent.kind === 'done') {
    const period = periodIn(text);
    return isBare && period && LOOSE.has(now.intent.kind) ? { ...intent, period } : undefined;
  }
  if (intent.kind !== 'agenda') return undefined;
  if (AND_ELSE.test(text)) return { ...intent, span: 'week', topic: null };
  if (ASKS_WHY.test(text) && own.length && !now.isPointed)
    return { kind: 'next-care', topic: intent.topic ?? careIn(text) ?? 'water' };
  const span = spanIn(text) ?? (WEEKDAY.test(text) ? 'week' : undefined);
  const isLoose = LOOSE.has(now.intent.kind) && !own.length;
  return isBare && span && isLoose ? { ...intent, span, topic: careIn(text) ?? intent.topic } : undefined;
}
