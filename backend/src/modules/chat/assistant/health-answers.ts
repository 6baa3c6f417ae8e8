import { answersFor, conditionsOf, diagnose, problemsFor } from '@leaflore/doctor';
import type { Cause, Problem } from '@leaflore/doctor';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { daysBetween, monthOf, timeZoneOf } from '../../../kernel/local-date.js';
import type { Scene } from './care-answers.js';
import type { Known } from './fact-answers.js';
import {
  bullets,
  dayAgo,
  dayOfInstant,
  guideLink,
  inWords,
  numbered,
  plain,
  plantLink,
  said,
} from './words.js';
import type { Said } from './words.js';

const MAX_SOURCES = 2;

const checkLink = ({ own }: Known): string =>
  own ? `[the guided check of this plant](/garden/${own.id}/doctor)` : '[the guided check](/doctor)';
const nameOf = ({ own, guide }: Known): string =>
  own ? `your ${plantLink(own)}` : guide ? guideLink(guide) : 'your plant';

/** A problem that the question names: what it is, what to do and what not, and where that is from. */
export function namedProblem(raw: string, plant: Known): Said {
  const [problem] = problemsFor(raw);
  if (!problem) return said('I don’t know this problem.', 0.2);
  const { name, about, steps, avoid } = problem;
  const body = [
    `**${name}**: ${about}`,
    numbered(steps.map(({ text }) => text)),
    avoid,
    `If you’re not sure that this is it, ${checkLink(plant)} asks at most five questions.`,
    sourcesOf(problem),
  ];
  return said(body.join('\n\n'));
}

/** What signs may mean, likeliest first, with the first thing to do for each. */
export function symptoms(scene: Scene, raw: string, plant: Known): Said {
  const answers = answersFor(raw);
  const check = `${checkLink(plant)} asks at most five questions, with pictures, and makes a plan`;
  const open = plant.own?.problem ? `\n\nNoted about it already: ${plain(plant.own.problem)}` : '';
  if (!answers.look)
    return said(
      `Something is wrong with ${nameOf(plant)}, but I can’t tell what from this. What do you see: yellow or brown leaves, spots, drooping, insects? Or try the pictures: ${check}.${open}`,
      0.5,
    );
  const { guide, own } = plant;
  const patient = guide ?? { scientificName: own?.scientificName ?? null };
  const { causes } = diagnose(answers, patient, conditionsIn(scene, plant));
  const watered = own?.lastWatered
    ? `\n\nYou last watered it ${dayAgo(dayOfInstant(own.lastWatered, scene.gardener), scene.today)}.`
    : '';
  const guideWords = guide ? `\n\nThe care guide of ${guideLink(guide)} says: ${guide.careInstructions}` : '';
  const lines = bullets(causes.map(inLine));
  return said(
    `What you see on ${nameOf(plant)} most often comes from one of these:\n\n${lines}${watered}${guideWords}${open}\n\nTo be surer: ${check}.\n\n${sourcesOf(causes[0]!.problem)}`,
    Math.min(0.8, 0.4 + causes[0]!.probability),
  );
}

const inLine = ({ problem: { name, about, steps } }: Cause): string =>
  `**${name}**: ${about} First: ${steps[0]!.text.charAt(0).toLowerCase()}${steps[0]!.text.slice(1)}`;

function conditionsIn({ gardener, today }: Scene, { own }: Known) {
  const wateredOn = own?.lastWatered ? dayOfInstant(own.lastWatered, gardener) : undefined;
  return conditionsOf({
    month: monthOf(today),
    hemisphere: hemisphereOf(timeZoneOf(gardener)),
    indoors: own ? !own.outdoors : undefined,
    light: own?.light ?? undefined,
    wateredDaysAgo: wateredOn ? daysBetween(wateredOn, today) : undefined,
  });
}

/** Where the words about a problem are from. */
export const sourcesOf = ({ sources }: Problem): string =>
  `Source: ${inWords(sources.slice(0, MAX_SOURCES).map(({ publisher, title }) => `${publisher}, “${title}”`))}.`;
