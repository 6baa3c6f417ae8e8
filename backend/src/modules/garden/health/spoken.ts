import { kept, speak } from '@leaflore/doctor';
import type { Tongue } from '@leaflore/doctor';
import german from '@leaflore/doctor/de';
import spanish from '@leaflore/doctor/es';
import { language } from '../../../kernel/languages/language.js';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import { texts } from '../../../kernel/languages/texts.js';
import { UNWELL } from '../domain/health-problem.js';
import type { HealthProblem } from '../domain/health-problem.js';

const tTreatment = texts('treatment');

const TONGUES: Record<LanguageCode, Tongue | undefined> = { en: undefined, es: spanish, de: german };
/** The doctor speaks the language of the person who asks. */
speak(() => TONGUES[language()]);

const STILL = /^Still unwell: /;

/*
 * Names and steps of plans are stored in English, as a garden may have readers of several languages, and said in the language of
 * their reader. What gardeners have written stays as it is, and so does what the doctor said long ago and no longer says.
 */

/** What a problem that did not get better is called while nobody knows what it is, as it is stored. */
export const stillUnwell = (title: string): string =>
  `Still unwell: ${title.replace(STILL, '')}`.slice(0, 500);

/** What a problem is called. */
export function saidTitle(title: string): string {
  if (title === UNWELL) return tTreatment('unwell');
  const before = title.replace(STILL, '');
  return before === title ? kept(title) : tTreatment('stillUnwell', { title: saidTitle(before) });
}

/** A task, or something done, whose title may be a step of a plan. */
export const saidStep = <Kept extends { title: string | null }>(task: Kept): Kept => ({
  ...task,
  title: task.title && kept(task.title),
});

/** A plant that may have an open problem. */
export const saidPlant = <Kept extends { problem: string | null }>(plant: Kept): Kept =>
  plant.problem ? { ...plant, problem: saidTitle(plant.problem) } : plant;

/** A problem with its steps. Why a cause was thought of stays as it was said then. */
export const saidProblem = (problem: HealthProblem): HealthProblem => ({
  ...problem,
  title: saidTitle(problem.title),
  words: problem.words && saidTitle(problem.words),
  causes: problem.causes.map((cause) => ({ ...cause, name: kept(cause.name) })),
  steps: problem.steps.map((step) => ({ ...step, text: kept(step.text) })),
});
