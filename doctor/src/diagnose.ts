import { believe, supportOf } from './belief.js';
import { PROBLEMS } from './catalogue/index.js';
import type { Condition } from './conditions.js';
import { isProne } from './plants.js';
import type { PatientPlant } from './plants.js';
import type { Problem } from './problem.js';
import { optionsOf, QUESTION_IDS } from './questions.js';
import type { Evidence } from './questions.js';
import { inWords, say } from './sentences.js';

/** One cause that the signs speak for. */
export interface Cause {
  problem: Problem;
  /** 0 to 1. */
  probability: number;
  /** Which signs speak for it, in a sentence. */
  why: string;
  /** Which other plants to look at; null where it does not spread. */
  neighbours: string | null;
}

/** likely: probably the first cause. possible: one of these. unclear: the signs do not say. */
export type Certainty = 'likely' | 'possible' | 'unclear';

export interface Diagnosis {
  certainty: Certainty;
  /** How sure we are, in a sentence. */
  summary: string;
  /** At most three, the likeliest first; their probabilities add up to at most 1. */
  causes: Cause[];
}

const MAX_CAUSES = 3;
const LIKELY = 0.6;
const POSSIBLE = 0.25;
/** A cause below this share, or far behind the first, is not worth a gardener's time. */
const MIN_PROBABILITY = 0.04;
const MIN_SHARE_OF_FIRST = 0.08;
const SPEAKS_FOR_IT = 1.3;
const MAX_REASONS = 3;

/** The likely causes of what was seen on a plant. Unknown answers are fine; without any sign it says that it cannot know. */
export function diagnose(
  answers: Evidence,
  plant: PatientPlant,
  conditions: readonly Condition[] = [],
): Diagnosis {
  const belief = believe(answers, plant, conditions);
  const ranked = PROBLEMS.map((problem, index) => ({ problem, probability: belief[index]! }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, MAX_CAUSES);
  const first = ranked[0]!.probability;
  const worthIt = ranked.filter(
    ({ probability }, index) =>
      index === 0 || (probability >= MIN_PROBABILITY && probability >= first * MIN_SHARE_OF_FIRST),
  );
  const certainty = certaintyOf(first);
  return {
    certainty,
    summary: summaryOf(certainty, worthIt[0]!.problem),
    causes: worthIt.map(({ problem, probability }) => ({
      problem,
      probability,
      why: whyOf(problem, answers, plant),
      neighbours: neighboursOf(problem),
    })),
  };
}

const certaintyOf = (first: number): Certainty =>
  first >= LIKELY ? 'likely' : first >= POSSIBLE ? 'possible' : 'unclear';

function summaryOf(certainty: Certainty, { name }: Problem): string {
  return certainty === 'likely' ? say('likely', { name }) : say(certainty);
}

/** The signs that are more frequent with this problem than in general, the most telling first. */
function whyOf(problem: Problem, answers: Evidence, plant: PatientPlant): string {
  const seen = QUESTION_IDS.flatMap((question) => {
    const option: string | readonly string[] | undefined = answers[question];
    if (typeof option !== 'string' || option === 'unknown' || option === 'nothing') return [];
    const said = optionsOf(question).find(([id]) => id === option)![1].said;
    return [{ said, support: supportOf(problem, question, option, answers) }];
  });
  const reasons = seen
    .filter(({ support }) => support >= SPEAKS_FOR_IT)
    .sort((a, b) => b.support - a.support)
    .map(({ said }) => said);
  const prone = isProne(problem, plant) ? [say('prone')] : [];
  const all = [...new Set(reasons)].slice(0, MAX_REASONS).concat(prone);
  return all.length > 0 ? say('why', { reasons: inWords(all) }) : say('common');
}

const neighboursOf = ({ contagious, kind }: Problem): string | null => {
  if (!contagious) return null;
  return kind === 'pest' ? say('nearUnderLeaves') : say('nearOfItsKind');
};
