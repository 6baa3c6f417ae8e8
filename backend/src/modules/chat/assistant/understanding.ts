import type { Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Knowledge } from '../knowledge.js';
import { goOnFrom, isUrgent, mayGoOn } from './follow-ups.js';
import type { Understood } from './follow-ups.js';
import { hasEaten } from './harm-words.js';
import { intentOf } from './intent.js';
import type { Intent } from './intent.js';
import { GOES_ON, POINTS_BACK, POINTS_TO_OTHER, POINTS_TO_PART, waitsForPlant } from './pointing.js';
import { readQuestion } from './question.js';
import type { Asked } from './question.js';
import { findSubjects, isNamedIn, isOnlyNames } from './subjects.js';
import type { Subjects } from './subjects.js';
import { isLookUp, partsOf } from './several-questions.js';

/** How far back "it" may point. */
export const MAX_QUESTIONS_BACK = 4;
/** How far back a question may be that a plant's name answers. */
const MAX_BACK = 10;
/** A question that goes on without a name goes on from one of these. */
const MAX_FOLLOWED = 3;
export const ABOUT_OWN = new Set<Intent['kind']>(['last-care', 'next-care', 'status', 'journal']);

/** Asked of a plant, whichever it is. */
const OF_A_PLANT = new Set<Intent['kind']>(['fact', 'pets', 'symptom', 'problem']);
/** Refused whatever plant it is: a name that follows is refused as well. */
const REFUSED = new Set<Intent['kind']>(['edible', 'dosage', 'person-ate', 'people']);
const SAYS_NOTHING = new Set<Intent['kind']>(['unknown', 'greeting', 'thanks', 'identity', 'complaint']);

/** What questions are understood with: the garden, and where plants are looked up. */
interface Reading {
  plants: Plant[];
  knowledge: Knowledge;
}

/** The last of these questions, with what it takes from those before it. `onPhoto`: the plant on its photo. */
export async function understand(
  reading: Reading,
  questions: string[],
  onPhoto?: LibraryPlant,
): Promise<Understood> {
  const raw = questions.at(-1) ?? '';
  const asked = readQuestion(raw);
  const named = await findSubjects(raw, reading.plants, reading.knowledge);
  const subjects = !isNothing(named)
    ? named
    : onPhoto
      ? { own: [], guides: [onPhoto] }
      : await pointedAt(asked, questions, reading);
  const intent = intentOf(asked, standing(subjects));
  const isPointed = isNothing(named) && !onPhoto;
  const isOpen = waitsForName(raw, intent, subjects);
  const now = { raw, text: asked.text, intent, subjects, isPointed, isOpen };
  const earlier = questions.slice(-MAX_BACK, -1);
  const isName = intent.kind === 'unknown' && !isNothing(subjects) && isOnlyNames(asked.words, subjects);
  const goesOn = GOES_ON.test(asked.text) && (intent.kind === 'unknown' || isAbout(intent));
  if (earlier.length && !onPhoto && (isName || goesOn || mayGoOn(now))) {
    const before = await understand(reading, isName || goesOn ? earlier : earlier.slice(-MAX_FOLLOWED));
    const further = isName ? undefined : goOnFrom(before, now);
    if (further) return further;
    const again = intentOf(readQuestion(before.raw), standing(subjects));
    const isAgain = !isNothing(subjects) && (goesOn || (isName && before.isOpen));
    if (isAgain && !SAYS_NOTHING.has(again.kind)) return { ...before, intent: again, subjects, isPointed };
  }
  return isName ? { ...now, intent: subjects.own.length ? { kind: 'status' } : ABOUT } : now;
}

/** The questions in one, where each can be looked up by itself: "does it need a bigger pot and when do I feed it". */
export async function severalIn(
  reading: Reading,
  questions: string[],
  whole: Understood,
): Promise<Understood[]> {
  const parts = partsOf(questions.at(-1)!);
  if (parts.length < 2 || isUrgent(whole.intent)) return [];
  const earlier = questions.slice(0, -1);
  const read: Understood[] = [];
  for (const { before, part } of parts) {
    const one = await understand(reading, [...earlier, ...before, part]);
    // "Is it toxic to cats, and how often do I water my fern?"
    const isEarly =
      isNothing(one.subjects) && (one.isOpen || POINTS_BACK.test(one.text)) && !isNothing(whole.subjects);
    read.push(isEarly ? withSubjects(one, whole.subjects) : one);
  }
  if (read.some(({ intent }) => isUrgent(intent))) return [];
  const several = read.filter(
    (one, index) => isLookUp(one.intent) && !read.slice(0, index).some((other) => isSame(other, one)),
  );
  return several.length > 1 ? several : [];
}

/** A question that points to plants which are named elsewhere in the message. */
function withSubjects(one: Understood, subjects: Subjects): Understood {
  const intent = intentOf(readQuestion(one.raw), standing(subjects));
  return { ...one, intent, subjects, isPointed: true };
}

/**
 * The plants of an earlier question, where this one points back or says nothing but what is asked; the only plant of a garden. What
 * somebody has eaten is a plant that was spoken of only where the words point back.
 */
async function pointedAt(
  asked: Asked,
  questions: string[],
  { plants, knowledge }: Reading,
): Promise<Subjects> {
  const { text } = asked;
  if (POINTS_TO_OTHER.test(text)) return NOTHING;
  const pointsBack = POINTS_BACK.test(text) || GOES_ON.test(text);
  const isLeftOut = !hasEaten(text) && (POINTS_TO_PART.test(text) || waitsForPlant(asked));
  if (pointsBack || isLeftOut)
    for (const earlier of questions.slice(pointsBack ? -1 - MAX_QUESTIONS_BACK : -2, -1).reverse()) {
      const subjects = await findSubjects(earlier, plants, knowledge);
      if (!isNothing(subjects)) return subjects;
    }
  return /\b(my|the) (only )?plant\b/.test(text) && plants.length === 1
    ? { own: plants, guides: [] }
    : NOTHING;
}

const NOTHING: Subjects = { own: [], guides: [] };
const isNothing = ({ own, guides }: Subjects): boolean => own.length + guides.length === 0;
const standing = (subjects: Subjects) => ({
  hasPlant: !isNothing(subjects),
  hasOwn: subjects.own.length > 0,
});

const isSame = (one: Understood, other: Understood): boolean =>
  one.intent.kind === other.intent.kind &&
  JSON.stringify([one.intent, idsOf(one)]) === JSON.stringify([other.intent, idsOf(other)]);
const idsOf = ({ subjects: { own, guides } }: Understood) => [...own, ...guides].map(({ id }) => id);

const ABOUT: Intent = { kind: 'fact', topic: 'about' };
const isAbout = (intent: Intent): boolean => intent.kind === 'fact' && intent.topic === 'about';

function waitsForName(raw: string, { kind }: Intent, { own, guides }: Subjects): boolean {
  if (ABOUT_OWN.has(kind)) return !own.length;
  const isSure = own.length > 0 || (guides.length === 1 && isNamedIn(raw, guides[0]!));
  return REFUSED.has(kind) || (OF_A_PLANT.has(kind) && !isSure);
}
