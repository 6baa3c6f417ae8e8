import { Injectable } from '@nestjs/common';
import { todayOf } from '../../garden/index.js';
import type { Gardener, Plant } from '../../garden/index.js';
import type { LibraryPlant } from '../../library/index.js';
import type { Turn } from '../domain/transcript.js';
import { Knowledge } from '../knowledge.js';
import { agenda, doneLately, lastCare, nextCare } from './care-answers.js';
import type { Scene } from './care-answers.js';
import { facts } from './fact-answers.js';
import type { Known } from './fact-answers.js';
import { choose, journalOf, overview, statusOf } from './garden-answers.js';
import { inEnglish } from './gloss.js';
import { namedProblem, symptoms } from './health-answers.js';
import { intentOf } from './intent.js';
import type { Intent } from './intent.js';
import { petAte, petSafety } from './pets.js';
import { readQuestion } from './question.js';
import { personAte, refuseDose, refuseEdible, refusePeople } from './refusals.js';
import { greeting, notInGarden, unknown, welcome, whichPlant, whoIAm } from './small-talk.js';
import type { Seen } from './photo-reader.js';
import { soilHistory } from './soil-answers.js';
import { findSubjects } from './subjects.js';
import type { Subjects } from './subjects.js';
import { guideLink, inWords, said } from './words.js';
import type { Said } from './words.js';

/** How far back "it" may point. */
const MAX_QUESTIONS_BACK = 4;
const POINTS_BACK = /\b(it|its|they|them|their|this|that|these|those|she|he|this one|that one)\b/;
const GOES_ON = /^(and|what about|how about|also|then)\b/;
const ABOUT_OWN = new Set<Intent['kind']>(['last-care', 'next-care', 'status', 'journal']);

/** The question with all that was found out about it. */
interface Understood {
  raw: string;
  text: string;
  intent: Intent;
  subjects: Subjects;
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
    if (understood.intent.kind === 'unknown') return said(seen.words, seen.guide ? 0.6 : 0.3);
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
    const saysLittle = intent.kind === 'unknown' || (intent.kind === 'fact' && intent.topic === 'about');
    if (!saysLittle || questions.length < 2 || !GOES_ON.test(asked.text) || isNothing(subjects))
      return { raw, text: asked.text, intent, subjects };
    const before = readQuestion(questions.at(-2) ?? '');
    return { raw: before.raw, text: before.text, intent: intentOf(before, standing(subjects)), subjects };
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
        return agenda(scene, intent.span, intent.topic);
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
      case 'unknown':
        return unknown();
      default:
        return this.sayOfPlants(scene, { raw, text, intent, subjects });
    }
  }

  private async sayOfPlants(scene: Scene, { raw, intent, subjects }: Understood): Promise<Said> {
    const known = await this.knownOf(subjects);
    const one = known[0] ?? {};
    if (intent.kind === 'problem') return namedProblem(raw, one);
    if (intent.kind === 'symptom') return symptoms(scene, raw, one);
    if (!known.length) return intent.kind === 'pets' && intent.wasEaten ? petAte() : whichPlant(scene.plants);
    if (intent.kind === 'pets') return petSafety(known, intent);
    return intent.kind === 'fact' ? facts(scene, known, intent.topic) : unknown();
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
