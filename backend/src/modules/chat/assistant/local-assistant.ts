import { Injectable } from '@nestjs/common';
import { todayOf } from '../../garden/index.js';
import type { Gardener, Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Turn } from '../domain/transcript.js';
import { Knowledge } from '../knowledge.js';
import { agenda, doneLately, emptyGarden, lastCare, nextCare } from './care-answers.js';
import type { Scene } from './care-answers.js';
import { facts } from './fact-answers.js';
import type { Known } from './fact-answers.js';
import { compareOwn } from './compare.js';
import { sayWhere } from './errands.js';
import { choose, journalOf, overview, statusOf } from './garden-answers.js';
import { inEnglish } from './gloss.js';
import { namedProblem, symptoms } from './health-answers.js';
import { intentOf } from './intent.js';
import type { Intent } from './intent.js';
import { ownPetSafety, petAte, petSafety } from './pets.js';
import { readQuestion } from './question.js';
import { personAte, refuseDose, refuseEdible, refusePeople } from './refusals.js';
import {
  greeting,
  notInGarden,
  oneOfSeveral,
  takenFor,
  unknown,
  welcome,
  whichPlant,
  whoIAm,
} from './small-talk.js';
import type { Seen } from './photo-reader.js';
import { soilHistory } from './soil-answers.js';
import { findSubjects, isNamedIn, isOnlyNames } from './subjects.js';
import type { Subjects } from './subjects.js';
import { guideLink, inWords, said } from './words.js';
import type { Said } from './words.js';

/** How far back "it" may point. */
const MAX_QUESTIONS_BACK = 4;
/** "This week" is a time, and no plant that was spoken of. */
const POINTS_BACK =
  /\b(it|its|they|them|their|(this|that|these|those)(?! (\w+ )?(weeks?|weekend|days?|months?|year|morning|afternoon|evening|spring|summer|autumn|fall|winter|season))|she|he)\b/;
const GOES_ON = /^(and|what about|how about|also|then)\b/;
/** How far back a question may be that a plant's name answers. */
const MAX_BACK = 10;
const ABOUT_OWN = new Set<Intent['kind']>(['last-care', 'next-care', 'status', 'journal']);

/** Asked of a plant, whichever it is. */
const OF_A_PLANT = new Set<Intent['kind']>(['fact', 'pets', 'symptom', 'problem']);
/** Refused whatever plant it is: a name that follows is refused as well. */
const REFUSED = new Set<Intent['kind']>(['edible', 'dosage', 'person-ate', 'people']);
const SAYS_NOTHING = new Set<Intent['kind']>(['unknown', 'greeting', 'thanks', 'identity']);

/** The question with all that was found out about it. */
interface Understood {
  raw: string;
  text: string;
  intent: Intent;
  subjects: Subjects;
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
    const names = plants.flatMap(({ commonName, scientificName }) => [commonName, scientificName ?? '']);
    const questions = turns
      .filter(({ role }) => role === 'user')
      .map(({ content }) => inEnglish(content, names));
    const understood = await this.understand(questions, plants, seen?.guide);
    const scene = { gardener, today: todayOf(gardener), knowledge: this.knowledge, plants };
    const answer = await this.say(scene, understood);
    if (!seen) return answer;
    if (isLeftToPhoto(understood.intent)) return said(seen.words, seen.guide ? 0.6 : 0.3);
    return said(`${seen.words}\n\n${answer.text}`, Math.min(answer.confidence, seen.guide ? 0.6 : 0.3));
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
        : await this.pointedAt(asked.text, questions, plants);
    const intent = intentOf(asked, standing(subjects));
    const now = { raw, text: asked.text, intent, subjects, isOpen: waitsForName(raw, intent, subjects) };
    if (isNothing(subjects)) return now;
    const isName = intent.kind === 'unknown' && isOnlyNames(asked.words, subjects);
    const goesOn = GOES_ON.test(asked.text) && (intent.kind === 'unknown' || isAbout(intent));
    const earlier = questions.slice(-MAX_BACK, -1);
    if ((isName || goesOn) && earlier.length) {
      const before = await this.understand(earlier, plants);
      const again = intentOf(readQuestion(before.raw), standing(subjects));
      if ((goesOn || before.isOpen) && !SAYS_NOTHING.has(again.kind))
        return { ...before, intent: again, subjects };
    }
    return isName ? { ...now, intent: subjects.own.length ? { kind: 'status' } : ABOUT } : now;
  }

  /** The plants of an earlier question, where this one points back; the only plant of a garden. */
  private async pointedAt(text: string, questions: string[], plants: Plant[]): Promise<Subjects> {
    if (POINTS_BACK.test(text) || GOES_ON.test(text))
      for (const earlier of questions.slice(-1 - MAX_QUESTIONS_BACK, -1).reverse()) {
        const subjects = await findSubjects(earlier, plants, this.knowledge);
        if (!isNothing(subjects)) return subjects;
      }
    return /\b(my|the) (only )?plant\b/.test(text) && plants.length === 1
      ? { own: plants, guides: [] }
      : { own: [], guides: [] };
  }

  private async say(scene: Scene, { raw, text, intent, subjects }: Understood): Promise<Said> {
    const { own, guides } = subjects;
    if (ABOUT_OWN.has(intent.kind) && !own.length)
      return guides.length
        ? notInGarden(inWords(guides.slice(0, 3).map(guideLink)), scene.plants)
        : whichPlant(scene.plants);
    switch (intent.kind) {
      case 'edible':
        return refuseEdible();
      case 'dosage':
        return refuseDose((await this.knownOf(subjects)).flatMap(({ guide }) => guide ?? []));
      case 'person-ate':
        return personAte();
      case 'people':
        return refusePeople();
      case 'greeting':
        return greeting();
      case 'thanks':
        return welcome();
      case 'identity':
        return whoIAm();
      case 'last-care':
        return lastCare(scene, own, intent.topic, text);
      case 'next-care':
        return nextCare(scene, own, intent.topic);
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
      case 'unknown':
        return unknown();
      default:
        return this.sayOfPlants(scene, { raw, text, intent, subjects });
    }
  }

  private async sayOfPlants(
    scene: Scene,
    { raw, intent, subjects }: Omit<Understood, 'isOpen'>,
  ): Promise<Said> {
    const known = await this.knownOf(subjects);
    const one = known[0] ?? {};
    if (intent.kind === 'problem') return namedProblem(raw, one);
    if (!known.length && intent.kind !== 'symptom')
      return intent.kind === 'pets' && intent.wasEaten ? petAte() : whichPlant(scene.plants);
    const guides = known.flatMap(({ own, guide }) => (own || !guide ? [] : guide));
    const isTaken = guides.length === 1 && known.length === 1 && !isNamedIn(raw, guides[0]!);
    const isOneOfSeveral = guides.length > 1 && guides.length === known.length;
    if (intent.kind === 'symptom') {
      const answer = symptoms(scene, raw, one);
      return isTaken || isOneOfSeveral ? takenFor(guides, answer) : answer;
    }
    if (intent.kind === 'pets')
      return isTaken ? takenFor(guides, petSafety(known, intent)) : petSafety(known, intent);
    if (intent.kind !== 'fact') return unknown();
    const answer = await facts(scene, known, intent.topic);
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

const isNothing = ({ own, guides }: Subjects): boolean => own.length + guides.length === 0;
const standing = (subjects: Subjects) => ({
  hasPlant: !isNothing(subjects),
  hasOwn: subjects.own.length > 0,
});

const ABOUT: Intent = { kind: 'fact', topic: 'about' };
const isAbout = (intent: Intent): boolean => intent.kind === 'fact' && intent.topic === 'about';

/** A photo itself answers what plant is on it. */
const isLeftToPhoto = (intent: Intent): boolean =>
  intent.kind === 'unknown' || (intent.kind === 'errand' && intent.errand === 'identify');

function waitsForName(raw: string, { kind }: Intent, { own, guides }: Subjects): boolean {
  if (ABOUT_OWN.has(kind)) return !own.length;
  const isSure = own.length > 0 || (guides.length === 1 && isNamedIn(raw, guides[0]!));
  return REFUSED.has(kind) || (OF_A_PLANT.has(kind) && !isSure);
}
