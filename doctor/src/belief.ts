import { PROBLEMS } from './catalogue/index.js';
import type { Condition } from './conditions.js';
import { proneness } from './plants.js';
import type { PatientPlant } from './plants.js';
import type { Problem } from './problem.js';
import { isLook, LOOK_IDS, optionsOf, QUESTION_IDS } from './questions.js';
import type { Answers, Evidence, QuestionId } from './questions.js';

/** How likely each problem is, in the order of the catalogue, and last that it is none of them. They add up to 1. */
export type Belief = number[];

/** The share of cases that the catalogue does not know. */
const UNLISTED = 0.04;
/** How often people tap beside what they see, for each question; how they see it is surer than how it came. */
const SLIPS: Partial<Record<QuestionId, number>> = {
  look: 0.06,
  also: 0.12,
  soil: 0.12,
  roots: 0.08,
  lately: 0.1,
};
const USUAL_SLIPS = 0.12;
/** Of those who see two things, this share sees no third. */
const NOTHING_ELSE = 0.35;
/** What is usual where a problem says nothing of a question. */
const USUAL: Partial<Record<QuestionId, Record<string, number>>> = {
  lately: { nothing: 10, repotted: 1, moved: 1, cold: 0.7, hot: 1, fed: 1, dry: 1, wet: 1.5, bloomed: 0.7 },
  others: { alone: 6, same: 3, many: 2 },
  pace: { days: 3, weeks: 6, months: 2 },
  soil: { dry: 2, moist: 6, wet: 2 },
  roots: { firm: 6, crowded: 3, brown: 1, woolly: 0.2, eaten: 0.2 },
  place: { old: 3, new: 3, underside: 1, sunny: 0.5, stem: 1, flower: 1, soil: 0.5, all: 4 },
};

type Shares = Record<string, number>;

function sharesOf(weights: Record<string, number>, options: string[]): Shares {
  const total = options.reduce((sum, option) => sum + (weights[option] ?? 0), 0);
  return Object.fromEntries(options.map((option) => [option, (weights[option] ?? 0) / total]));
}

const optionIds = (question: QuestionId) => optionsOf(question).map(([id]) => id);
const even = (options: string[]): Shares =>
  Object.fromEntries(options.map((option) => [option, 1 / options.length]));

const usualShares = new Map(
  QUESTION_IDS.map((question) => {
    const options = question === 'also' ? [...LOOK_IDS] : optionIds(question);
    const usual = USUAL[question];
    return [question, usual ? sharesOf(usual, options) : even(options)];
  }),
);

/** For each problem and question, how often each option is tapped; `null` is the case that no problem explains. */
function tapsOf(problem: Problem | null, question: QuestionId): Shares {
  const usual = usualShares.get(question)!;
  const weights = problem?.signs[question === 'also' ? 'look' : question] as
    Record<string, number> | undefined;
  if (!weights) return usual;
  const slips = SLIPS[question] ?? USUAL_SLIPS;
  const shares = sharesOf(weights, Object.keys(usual));
  return Object.fromEntries(
    Object.entries(usual).map(([option, share]) => [option, slips * share + (1 - slips) * shares[option]!]),
  );
}

const HYPOTHESES: (Problem | null)[] = [...PROBLEMS, null];
const TAPS = HYPOTHESES.map(
  (problem) => new Map(QUESTION_IDS.map((question) => [question, tapsOf(problem, question)])),
);

/** How likely a tap is if this hypothesis is true. The second thing that is seen is not the first. */
function likelihood(hypothesis: number, question: QuestionId, option: string, answers: Evidence): number {
  const shares = TAPS[hypothesis]!.get(question)!;
  if (question !== 'also') return shares[option] ?? 1;
  if (option === 'nothing') return NOTHING_ELSE;
  const first = answers.look;
  if (option === first) return 1;
  const left = typeof first !== 'string' || first === 'unknown' ? 1 : 1 - shares[first]!;
  return ((1 - NOTHING_ELSE) * shares[option]!) / left;
}

const normalised = (belief: Belief): Belief => {
  const total = belief.reduce((sum, part) => sum + part, 0);
  return belief.map((part) => part / total);
};

/** What is believed before anything is seen. */
function priorBelief(plant: PatientPlant, conditions: readonly Condition[]): Belief {
  const odds = PROBLEMS.map((problem) =>
    conditions.reduce(
      (odds, condition) => odds * (problem.favours[condition] ?? 1),
      problem.prior * proneness(problem, plant),
    ),
  );
  return [...normalised(odds).map((part) => part * (1 - UNLISTED)), UNLISTED];
}

/** What is believed after one more tap, or after it is known to be one of several. */
function updated(
  belief: Belief,
  question: QuestionId,
  options: readonly string[],
  answers: Evidence,
): Belief {
  const chance = (index: number) =>
    options.reduce((sum, option) => sum + likelihood(index, question, option, answers), 0);
  return normalised(belief.map((part, index) => part * chance(index)));
}

/** What is believed after all taps; "I can't tell" changes nothing. */
export function believe(answers: Evidence, plant: PatientPlant, conditions: readonly Condition[]): Belief {
  return QUESTION_IDS.reduce(
    (belief, question) => {
      const option: string | readonly string[] | undefined = answers[question];
      return option === undefined || option === 'unknown'
        ? belief
        : updated(belief, question, [option].flat(), answers);
    },
    priorBelief(plant, conditions),
  );
}

/** How much more often a tap is made with this problem than in general; above 1 it speaks for the problem. */
export function supportOf(problem: Problem, question: QuestionId, option: string, answers: Evidence): number {
  const index = PROBLEMS.indexOf(problem);
  const all = HYPOTHESES.reduce((sum, _, other) => sum + likelihood(other, question, option, answers), 0);
  return likelihood(index, question, option, answers) / (all / HYPOTHESES.length);
}

/** The chance of each tap of a question, and what would be believed after it. */
export function outlook(
  belief: Belief,
  question: QuestionId,
  answers: Answers,
): [chance: number, after: Belief][] {
  const options = optionIds(question).filter((option) => !isLook(option) || option !== answers.look);
  return options.map((option) => {
    const joint = belief.map((part, index) => part * likelihood(index, question, option, answers));
    const chance = joint.reduce((sum, part) => sum + part, 0);
    return [chance, joint.map((part) => part / chance)];
  });
}
