import { conditionsOf, diagnose, problemsFor, signsFor } from '@leaflore/doctor';
import type { Cause, PatientPlant, Problem } from '@leaflore/doctor';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { texts } from '../../../kernel/languages/texts.js';
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
  within,
} from './words.js';
import type { Said } from './words.js';

const tAssistant = texts('assistant');
const tHelp = texts('assistantHelp');

const MAX_SOURCES = 2;

const checkLink = ({ own }: Known): string =>
  own ? tAssistant('checkOfPlant', { id: own.id }) : tAssistant('check');
const nameOf = ({ own, guide }: Known): string =>
  own
    ? tAssistant('yourOne', { plant: plantLink(own) })
    : guide
      ? tAssistant('thisOne', { plant: guideLink(guide) })
      : tAssistant('anyPlant');

/**
 * A problem that the question names: what it is, what to do and what not, and where that is from. Where only other plants get it, what
 * the signs may mean.
 */
export function namedProblem(scene: Scene, raw: string, plant: Known): Said {
  const [problem] = problemsFor(raw, patientOf(plant));
  if (!problem)
    return Object.keys(signsFor(raw)).length
      ? symptoms(scene, raw, plant)
      : said(tAssistant('problemUnknown'), 0.2);
  return said(stepsOf(problem, plant));
}

function stepsOf(problem: Problem, plant: Known): string {
  const { name, about, steps, avoid } = problem;
  const body = [
    tAssistant('problemIs', { name, about }),
    numbered(steps.map(({ text }) => text)),
    avoid,
    tAssistant('ifNotSure', { check: checkLink(plant) }),
    sourcesOf(problem),
  ];
  return body.join('\n\n');
}

/** What to do about the likeliest of the causes that were named before. */
export function stepsAgainst(scene: Scene, raw: string, plant: Known): Said {
  const signs = signsFor(raw);
  const [first] = Object.keys(signs).length
    ? diagnose(signs, patientOf(plant), conditionsIn(scene, plant)).causes
    : [];
  if (!first) return symptoms(scene, raw, plant);
  const likeliest = tHelp('likeliest', { plant: nameOf(plant) });
  return said([likeliest, stepsOf(first.problem, plant)].join('\n\n'), 0.4 + first.probability / 2);
}

/** What signs may mean, likeliest first, with the first thing to do for each. */
export function symptoms(scene: Scene, raw: string, plant: Known): Said {
  const signs = signsFor(raw);
  const [name, check] = [nameOf(plant), tAssistant('checkAsks', { check: checkLink(plant) })];
  const { guide, own } = plant;
  const noted = own?.problem ? [tAssistant('notedAlready', { problem: plain(own.problem) })] : [];
  const care = guide
    ? [tAssistant('guideSays', { plant: guideLink(guide), text: guide.careInstructions })]
    : [];
  if (!Object.keys(signs).length)
    return said([tAssistant('cantTell', { plant: name, check }), ...care, ...noted].join('\n\n'), 0.5);
  const { causes } = diagnose(signs, patientOf(plant), conditionsIn(scene, plant));
  const paragraphs = [
    tAssistant('comesFrom', { plant: name, count: causes.length }),
    bullets(causes.map(inLine)),
    ...(own?.lastWatered ? [lastWatering(scene, own.lastWatered)] : []),
    ...care,
    ...noted,
    tAssistant('toBeSurer', { check }),
    sourcesOf(causes[0]!.problem),
  ];
  return said(paragraphs.join('\n\n'), Math.min(0.8, 0.4 + causes[0]!.probability));
}

const patientOf = ({ guide, own }: Known): PatientPlant =>
  guide ?? { scientificName: own?.scientificName ?? null };

const lastWatering = ({ gardener, today }: Scene, lastWatered: Date): string =>
  tAssistant('youWatered', { day: dayAgo(dayOfInstant(lastWatered, gardener), today) });

const inLine = ({ problem: { name, about, steps } }: Cause): string =>
  tAssistant('causeLine', { name, about, step: within(steps[0]!.text) });

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
  tAssistant('sources', {
    sources: inWords(
      sources
        .slice(0, MAX_SOURCES)
        .map(({ publisher, title }) => tAssistant('sourceTitle', { publisher, title })),
    ),
  });
