import { Injectable } from '@nestjs/common';
import { todayOf } from '../../garden/index.js';
import type { Gardener, Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Turn } from '../domain/transcript.js';
import { genusOf, Knowledge } from '../knowledge.js';
import { agenda, doneLately, emptyGarden, hasTask, lastCare, nextCare } from './care-answers.js';
import type { Scene } from './care-answers.js';
import { facts } from './fact-answers.js';
import type { Known } from './fact-answers.js';
import { compareOwn } from './compare.js';
import { sayWhere } from './errands.js';
import { choose, journalOf, overview, statusOf } from './garden-answers.js';
import { inEnglish } from './gloss.js';
import { namedProblem, symptoms } from './health-answers.js';
import { FUNGI, hasEaten, ON_PERSON, ON_SKIN } from './harm-words.js';
import { intentOf } from './intent.js';
import type { Intent } from './intent.js';
import { GOES_ON, POINTS_BACK, POINTS_TO_PART, waitsForPlant } from './pointing.js';
import { ownPetSafety, petAte, petSafety } from './pets.js';
import { readQuestion } from './question.js';
import type { Asked } from './question.js';
import { personAte, refuseDose, refuseEdible, refusePeople } from './refusals.js';
import {
  greeting,
  notInGarden,
  oneOfSeveral,
  sorry,
  takenFor,
  unknown,
  unknownOf,
  welcome,
  whichPlant,
  whoIAm,
} from './small-talk.js';
import type { Seen } from './photo-reader.js';
import { soilHistory } from './soil-answers.js';
import { findSubjects, isNamedIn, isOnlyNames, longNamesIn } from './subjects.js';
import type { Subjects } from './subjects.js';
import { BETWEEN_QUESTIONS, inOne, isLookUp } from './two-questions.js';
import { guideLink, inWords, said } from './words.js';
import type { Said } from './words.js';

/** How far back "it" may point. */
const MAX_QUESTIONS_BACK = 4;
/** How far back a question may be that a plant's name answers. */
const MAX_BACK = 10;
const ABOUT_OWN = new Set<Intent['kind']>(['last-care', 'next-care', 'status', 'journal']);

/** Asked of a plant, whichever it is. */
const OF_A_PLANT = new Set<Intent['kind']>(['fact', 'pets', 'symptom', 'problem']);
/** Refused whatever plant it is: a name that follows is refused as well. */
const REFUSED = new Set<Intent['kind']>(['edible', 'dosage', 'person-ate', 'people']);
const SAYS_NOTHING = new Set<Intent['kind']>(['unknown', 'greeting', 'thanks', 'identity', 'complaint']);

/** The question with all that was found out about it. */
interface Understood {
  raw: string;
  text: string;
  intent: Intent;
  subjects: Subjects;
  /** The plants were named in an earlier question. */
  isPointed: boolean;
  /** It named no plant that it could be answered for, so it waits for a name. */
  isOpen: boolean;
}

/**
 * Answers from the library, the care schedule, the doctor's catalogue and the gardener's own garden. It is no language model: it
 * looks things up, names where it found them, and says what it does not know. It answers in the language that is spoken, and reads
 * questions in it, too.
 */
@Injectable()
export class LocalAssistant {
  constructor(private readonly knowledge: Knowledge) {}

  /** `seen`: what is on the photo of the question. A plant on it is meant where the words name none. */
  async answer(gardener: Gardener, turns: Turn[], seen?: Seen): Promise<Said> {
    const plants = await this.knowledge.plants(gardener);
    const asked = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const names = [
      ...plants.flatMap(({ commonName, scientificName }) => [commonName, scientificName ?? '']),
      ...(await longNamesIn(asked.slice(-1 - MAX_QUESTIONS_BACK), this.knowledge)),
    ];
    const questions = asked.map((content) => inEnglish(content, names));
    const understood = await this.understand(questions, plants, seen?.guide);
    const scene = { gardener, today: todayOf(gardener), knowledge: this.knowledge, plants };
    const both = seen ? [] : await this.twoIn(questions, plants, understood);
    const answer = both.length
      ? inOne(await Promise.all(both.map((one) => this.say(scene, one))))
      : await this.say(scene, understood);
    if (!seen) return answer;
    const confidence = seen.guide ? 0.6 : 0.3;
    if (isLeftToPhoto(understood.intent)) return said(seen.words, confidence);
    const parts = isUrgent(understood) ? [answer.text, seen.words] : [seen.words, answer.text];
    return said(parts.join('\n\n'), Math.min(answer.confidence, confidence));
  }

  /** The two questions in one, where either of them can be looked up by itself: "does it need a bigger pot and when do I feed it". */
  private async twoIn(questions: string[], plants: Plant[], whole: Understood): Promise<Understood[]> {
    const parts = questions.at(-1)!.split(BETWEEN_QUESTIONS);
    if (parts.length !== 2 || !isLookUp(whole.intent)) return [];
    const earlier = questions.slice(0, -1);
    const first = await this.understand([...earlier, parts[0]!], plants);
    const second = await this.understand([...earlier, ...parts], plants);
    const isTwo = isLookUp(first.intent) && isLookUp(second.intent) && !isSame(first, second);
    return isTwo ? [first, second] : [];
  }

  private async understand(
    questions: string[],
    plants: Plant[],
    onPhoto?: LibraryPlant,
  ): Promise<Understood> {
    const raw = questions.at(-1) ?? '';
    const asked = readQuestion(raw);
    const named = await findSubjects(raw, plants, this.knowledge);
    const subjects = !isNothing(named)
      ? named
      : onPhoto
        ? { own: [], guides: [onPhoto] }
        : await this.pointedAt(asked, questions, plants);
    const intent = intentOf(asked, standing(subjects));
    const isPointed = isNothing(named) && !onPhoto;
    const isOpen = waitsForName(raw, intent, subjects);
    const now = { raw, text: asked.text, intent, subjects, isPointed, isOpen };
    if (isNothing(subjects)) return now;
    const isName = intent.kind === 'unknown' && isOnlyNames(asked.words, subjects);
    const goesOn = GOES_ON.test(asked.text) && (intent.kind === 'unknown' || isAbout(intent));
    const earlier = questions.slice(-MAX_BACK, -1);
    if ((isName || goesOn) && earlier.length) {
      const before = await this.understand(earlier, plants);
      const again = intentOf(readQuestion(before.raw), standing(subjects));
      if ((goesOn || before.isOpen) && !SAYS_NOTHING.has(again.kind))
        return { ...before, intent: again, subjects, isPointed };
    }
    return isName ? { ...now, intent: subjects.own.length ? { kind: 'status' } : ABOUT } : now;
  }

  /**
   * The plants of an earlier question, where this one points back or says nothing but what is asked; the only plant of a garden. What
   * somebody has eaten is a plant that was spoken of only where the words point back.
   */
  private async pointedAt(asked: Asked, questions: string[], plants: Plant[]): Promise<Subjects> {
    const { text } = asked;
    const pointsBack = POINTS_BACK.test(text) || GOES_ON.test(text);
    const isLeftOut = !hasEaten(text) && (POINTS_TO_PART.test(text) || waitsForPlant(asked));
    if (pointsBack || isLeftOut)
      for (const earlier of questions.slice(pointsBack ? -1 - MAX_QUESTIONS_BACK : -2, -1).reverse()) {
        const subjects = await findSubjects(earlier, plants, this.knowledge);
        if (!isNothing(subjects)) return subjects;
      }
    return /\b(my|the) (only )?plant\b/.test(text) && plants.length === 1
      ? { own: plants, guides: [] }
      : { own: [], guides: [] };
  }

  private async say(scene: Scene, { raw, text, intent, subjects, isPointed }: Understood): Promise<Said> {
    const { own, guides } = subjects;
    if (ABOUT_OWN.has(intent.kind) && !own.length)
      return guides.length
        ? notInGarden(inWords(guides.slice(0, 3).map(guideLink)), scene.plants)
        : whichPlant(scene.plants);
    switch (intent.kind) {
      case 'edible':
        return refuseEdible((await this.knownOf(subjects)).flatMap(({ guide }) => guide ?? []));
      case 'dosage':
        return refuseDose((await this.knownOf(subjects)).flatMap(({ guide }) => guide ?? []));
      case 'person-ate':
        return personAte();
      case 'people':
        return refusePeople(isOnSkin(text));
      case 'greeting':
        return greeting();
      case 'thanks':
        return welcome();
      case 'identity':
        return whoIAm();
      case 'last-care':
        return lastCare(scene, own, intent.topic, text);
      case 'next-care':
        return (await hasTask(scene, own, intent.topic))
          ? nextCare(scene, own, intent.topic)
          : facts(scene, await this.knownOf({ own, guides: [] }), intent.topic ?? 'about');
      case 'agenda':
        return agenda(scene, intent.span, intent.topic, own);
      case 'done':
        return doneLately(scene, intent.days);
      case 'journal':
        return journalOf(scene, own);
      case 'soil':
        return soilHistory(scene, own, intent.soil);
      case 'status':
        return statusOf(scene, own);
      case 'garden':
        return overview(scene, text);
      case 'choose':
        return choose(scene, text);
      case 'errand':
        return sayWhere(intent.errand, own);
      case 'compare':
        return compareOwn(scene, intent.by);
      case 'own-pets':
        return this.sayOfOwnPets(scene, intent.animals);
      case 'complaint':
        return sorry();
      case 'unknown':
        return unknownAbout(raw, await this.knownOf(subjects));
      default:
        return this.sayOfPlants(scene, { raw, text, intent, subjects, isPointed });
    }
  }

  private async sayOfPlants(
    scene: Scene,
    { raw, text, intent, subjects, isPointed }: Omit<Understood, 'isOpen'>,
  ): Promise<Said> {
    const known = await this.knownOf(subjects);
    const one = known[0] ?? {};
    if (intent.kind === 'problem') return namedProblem(scene, raw, one);
    if (intent.kind === 'pets' && intent.wasEaten && FUNGI.test(text)) return petAte();
    if (!known.length && intent.kind !== 'symptom')
      return intent.kind === 'pets' && intent.wasEaten ? petAte() : whichPlant(scene.plants);
    const guides = known.flatMap(({ own, guide }) => (own || !guide ? [] : guide));
    const isGuessed = guides.length === 1 && known.length === 1 && !isNamedIn(raw, guides[0]!);
    const isTaken = isGuessed && !isPointed;
    const isOneOfSeveral = guides.length > 1 && guides.length === known.length;
    if (intent.kind === 'symptom') {
      const answer = symptoms(scene, raw, one);
      return isTaken || isOneOfSeveral ? takenFor(guides, answer) : answer;
    }
    if (intent.kind === 'pets')
      return isGuessed ? takenFor(guides, petSafety(known, intent)) : petSafety(known, intent);
    if (intent.kind !== 'fact') return unknown();
    const answer = await facts(scene, withoutRelatives(known), intent.topic);
    if (isOneOfSeveral) return oneOfSeveral(answer);
    return isTaken ? takenFor(guides, answer) : answer;
  }

  private async sayOfOwnPets({ plants }: Scene, animals: string[]): Promise<Said> {
    return plants.length
      ? ownPetSafety(await this.knownOf({ own: plants, guides: [] }), animals)
      : emptyGarden();
  }

  /** The gardener's own plants with their entries, then the other entries. */
  private async knownOf({ own, guides }: Subjects): Promise<Known[]> {
    const entries = await this.knowledge.guidesOf(own);
    const covered = new Set([...entries.values()].map(({ id }) => id));
    const mine = own.map((plant): Known => ({ own: plant, guide: entries.get(plant.id) }));
    return [...mine, ...guides.filter(({ id }) => !covered.has(id)).map((guide): Known => ({ guide }))];
  }
}

/** The gardener's own ficus is meant, and not the others of the library. */
function withoutRelatives(known: Known[]): Known[] {
  const genera = known.flatMap(({ own, guide }) => (own && guide ? genusOf(guide.scientificName) : []));
  return known.filter(({ own, guide }) => own || !guide || !genera.includes(genusOf(guide.scientificName)));
}

const isNothing = ({ own, guides }: Subjects): boolean => own.length + guides.length === 0;
const standing = (subjects: Subjects) => ({
  hasPlant: !isNothing(subjects),
  hasOwn: subjects.own.length > 0,
});

const isSame = (one: Understood, other: Understood): boolean =>
  one.intent.kind === other.intent.kind &&
  JSON.stringify([one.intent, idsOf(one)]) === JSON.stringify([other.intent, idsOf(other)]);
const idsOf = ({ subjects: { own, guides } }: Understood) => [...own, ...guides].map(({ id }) => id);

/** It says which plant of the library it does not know that of, where that is certain. */
function unknownAbout(raw: string, plants: Known[]): Said {
  const sure = plants.find(({ own, guide }) => guide && (own || isNamedIn(raw, guide)));
  return sure ? unknownOf(sure.guide!) : unknown();
}

const ABOUT: Intent = { kind: 'fact', topic: 'about' };
const isAbout = (intent: Intent): boolean => intent.kind === 'fact' && intent.topic === 'about';

const isOnSkin = (text: string): boolean => [ON_PERSON, ON_SKIN].some((words) => words.test(text));

/** Whom to call, and that sap is rinsed off, comes before all else. */
const isUrgent = ({ intent, text }: Understood): boolean =>
  intent.kind === 'person-ate' ||
  (intent.kind === 'pets' && intent.wasEaten) ||
  (intent.kind === 'people' && isOnSkin(text));

/** A photo itself answers what plant is on it. */
const isLeftToPhoto = (intent: Intent): boolean =>
  intent.kind === 'unknown' || (intent.kind === 'errand' && intent.errand === 'identify');

function waitsForName(raw: string, { kind }: Intent, { own, guides }: Subjects): boolean {
  if (ABOUT_OWN.has(kind)) return !own.length;
  const isSure = own.length > 0 || (guides.length === 1 && isNamedIn(raw, guides[0]!));
  return REFUSED.has(kind) || (OF_A_PLANT.has(kind) && !isSure);
}
