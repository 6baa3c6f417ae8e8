import { Injectable } from '@nestjs/common';
import { todayOf } from '../../garden/index.js';
import type { Gardener, Plant } from '../../garden/index.js';
import type { Turn } from '../domain/transcript.js';
import { genusOf, Knowledge } from '../knowledge.js';
import { advise } from './advice.js';
import { sayOfApp } from './app-questions.js';
import { agenda, emptyGarden, hasTask, lastCare, nextCare } from './care-answers.js';
import type { Scene } from './care-answers.js';
import { facts } from './fact-answers.js';
import type { Known } from './fact-answers.js';
import { compareOwn } from './compare.js';
import { doneLately, longestUnwatered } from './done-answers.js';
import { sayWhere } from './errands.js';
import { choose } from './choices.js';
import { journalOf, overview, statusOf } from './garden-answers.js';
import { inEnglish } from './gloss.js';
import { namedProblem, stepsAgainst, symptoms } from './health-answers.js';
import { isUrgent } from './follow-ups.js';
import type { Understood } from './follow-ups.js';
import type { LibraryPlant } from '../../library/index.js';
import { OF_MINE } from './garden-questions.js';
import { FUNGI, HUMAN, ON_PERSON, ON_SKIN, PRICKED, SMALL } from './harm-words.js';
import type { Intent } from './intent.js';
import { ownPetSafety, petAte, petSafety } from './pets.js';
import { withoutCourtesy } from './question.js';
import { callAnyway, ofThorn, personAte, refuseDose, refuseEdible, refusePeople } from './refusals.js';
import {
  greeting,
  notInGarden,
  oneOfSeveral,
  sorry,
  takenFor,
  unknown,
  unknownOf,
  welcome,
  whichOfThese,
  whichPlant,
  whoIAm,
} from './small-talk.js';
import type { Seen } from './photo-reader.js';
import { soilHistory } from './soil-answers.js';
import { hasNounOf, isNamedIn, longNamesIn } from './subjects.js';
import type { Subjects } from './subjects.js';
import { inOne } from './several-questions.js';
import { ABOUT_OWN, MAX_QUESTIONS_BACK, severalIn, understand } from './understanding.js';
import { guideLink, inWords, said } from './words.js';
import type { Said } from './words.js';

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
    const questions = asked.map((content) => withoutCourtesy(inEnglish(content, names)));
    const reading = { plants, knowledge: this.knowledge };
    const understood = await understand(reading, questions, seen?.guide);
    const scene = { gardener, today: todayOf(gardener), knowledge: this.knowledge, plants };
    const several = seen ? [] : await severalIn(reading, questions, understood);
    const answer = several.length
      ? inOne(await Promise.all(several.map((one) => this.say(scene, one))))
      : await this.say(scene, understood);
    if (!seen) return answer;
    const confidence = seen.guide ? 0.6 : 0.3;
    if (isLeftToPhoto(understood.intent)) return said(seen.words, confidence);
    const parts = comesFirst(understood) ? [answer.text, seen.words] : [seen.words, answer.text];
    return said(parts.join('\n\n'), Math.min(answer.confidence, confidence));
  }

  private async say(scene: Scene, understood: Understood): Promise<Said> {
    const { raw, text, intent, subjects, isPointed, isAfterHarm } = understood;
    const { own, guides } = subjects;
    if (isAfterHarm) return callAnyway(await this.say(scene, { ...understood, isAfterHarm: undefined }));
    if (ABOUT_OWN.has(intent.kind) && !own.length)
      return guides.length
        ? notInGarden(inWords(guides.slice(0, 3).map(guideLink)), scene.plants)
        : whichPlant(scene.plants);
    switch (intent.kind) {
      case 'edible':
        return refuseEdible((await this.knownOf(subjects)).flatMap(({ guide }) => guide ?? []));
      case 'dosage':
        return refuseDose(withoutRelatives(await this.knownOf(subjects)).flatMap(({ guide }) => guide ?? []));
      case 'person-ate':
        return personAte(!HUMAN.test(text));
      case 'people':
        return PRICKED.test(text)
          ? ofThorn()
          : refusePeople(isOnSkin(text), await this.near(scene, understood));
      case 'advice':
        return advise(intent.on);
      case 'which-plant':
        return whichPlant(scene.plants);
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
        return doneLately(scene, intent);
      case 'waited':
        return longestUnwatered(scene);
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
      case 'app':
        return sayOfApp(intent.topic);
      case 'compare':
        return compareOwn(scene, intent.by);
      case 'own-pets':
        return this.sayOfOwnPets(scene, intent.animals);
      case 'complaint':
        return sorry();
      case 'unknown':
        return this.withState(
          scene,
          unknownAbout(raw, await this.knownOf(subjects), isPointed),
          own.filter(({ libraryId }) => libraryId),
        );
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
      if (isOneOfSeveral && areUnlike(guides)) return whichOfThese(guides, symptoms(scene, raw, {}));
      const answer = intent.isNext ? stepsAgainst(scene, raw, one) : symptoms(scene, raw, one);
      return isTaken || isOneOfSeveral ? takenFor(guides, answer) : answer;
    }
    if (intent.kind === 'pets') {
      const answer = petSafety(intent.wasEaten ? known : withoutRelatives(known), intent);
      return isGuessed ? takenFor(guides, answer) : answer;
    }
    if (intent.kind !== 'fact') return unknown();
    const fact = await facts(scene, withoutRelatives(known), intent.topic);
    const isHowMuch = intent.topic === 'water' && /\bhow much\b/.test(text);
    const answer = isHowMuch ? inOne([fact, advise('amount')]) : fact;
    if (isOneOfSeveral) return oneOfSeveral(answer);
    return isTaken ? takenFor(guides, answer) : answer;
  }

  /** What is not known of a plant of one's own may be answered by how it stands, and by when it needs something. */
  private async withState(scene: Scene, answer: Said, own: Plant[]): Promise<Said> {
    return own.length
      ? said(`${answer.text}\n\n${(await statusOf(scene, own)).text}`, answer.confidence)
      : answer;
  }

  /** The plants that a small child may come to: those that are named, or all of the garden. */
  private async near({ plants }: Scene, { text, subjects }: Understood): Promise<LibraryPlant[]> {
    const isNamed = subjects.own.length + subjects.guides.length > 0;
    if (isNamed ? !SMALL.test(text) : !(OF_MINE.test(text) || MOVE_WHICH.test(text))) return [];
    const known = await this.knownOf(isNamed ? subjects : { own: plants, guides: [] });
    return withoutRelatives(known).flatMap(({ guide }) => guide ?? []);
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

/** "Which plants should I put away?" */
const MOVE_WHICH = /\b(which|what) plants? (should|must|do|have) (i|we)\b/;

/** Plants that only share a name: a laurel is a hedge, an oleander or a herb. */
const areUnlike = (guides: LibraryPlant[]): boolean =>
  new Set(guides.map(({ scientificName }) => genusOf(scientificName))).size > 1;

/** The gardener's own ficus is meant, and not the others of the library. */
function withoutRelatives(known: Known[]): Known[] {
  const genera = known.flatMap(({ own, guide }) => (own && guide ? genusOf(guide.scientificName) : []));
  return known.filter(({ own, guide }) => own || !guide || !genera.includes(genusOf(guide.scientificName)));
}

/** It says which plant of the library it does not know that of, where that is certain. */
function unknownAbout(raw: string, plants: Known[], isPointed: boolean): Said {
  const sure = plants.find(({ own, guide }) => guide && (own || isPointed || isNamedIn(raw, guide)));
  if (sure) return unknownOf(sure.guide!);
  const guess = plants.length === 1 ? plants[0]!.guide : undefined;
  return guess && hasNounOf(raw, guess) ? takenFor([guess], unknownOf(guess)) : unknown();
}

const isOnSkin = (text: string): boolean => [ON_PERSON, ON_SKIN].some((words) => words.test(text));

/** Whom to call, and that sap is rinsed off, comes before what is on the photo. */
const comesFirst = ({ intent, text }: Understood): boolean =>
  isUrgent(intent) || (intent.kind === 'people' && isOnSkin(text));

/** A photo itself answers what plant is on it. */
const isLeftToPhoto = (intent: Intent): boolean =>
  intent.kind === 'unknown' || (intent.kind === 'errand' && intent.errand === 'identify');
