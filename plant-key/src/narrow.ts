import type { Guesses } from './guesses.js';
import { areAlike } from './likeness.js';
import type { Answers, KeyPlant, Question } from './traits.js';

/** A plant that may be the one, and how likely it is, 0 to 1; all of a ranking add up to 1. */
export interface Ranked {
  plant: KeyPlant;
  likelihood: number;
}

/** Shares of answers that are right, easily taken for the right one, or wrong: our own judgement of tapping on drawings. */
const RIGHT = 1;
const ALIKE = 0.2;
const WRONG = 0.06;
/** A flower is asked of a plant that is grown for its leaves. */
const NO_FLOWER = 0.12;
/** What the identifier did not name may still be it, however sure it is. */
const MIN_UNGUESSED = 0.15;
/** A plant that is this much less likely than the best no longer counts as left: one answer that does not fit is enough. */
const LEFT = 0.1;

/** Ranks all plants by what was seen, the likeliest first. A wrong answer lowers a plant; it throws none out. */
export function narrow(plants: readonly KeyPlant[], answers: Answers, guesses: Guesses = {}): Ranked[] {
  const guessed = Object.values(guesses).reduce((sum, share) => sum + share, 0);
  const unguessed = Math.max(MIN_UNGUESSED, 1 - guessed);
  const prior = ({ slug }: KeyPlant) =>
    guessed ? ((1 - unguessed) * (guesses[slug] ?? 0)) / guessed + unguessed / plants.length : 1;
  const evidence = evidenceOf(answers);
  const weights = plants.map((plant) =>
    evidence.reduce((weight, [question, fit]) => weight * fit(plant.traits[question]), prior(plant)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return plants
    .map((plant, index) => ({ plant, likelihood: weights[index]! / all }))
    .sort((one, other) => other.likelihood - one.likelihood || (one.plant.slug < other.plant.slug ? -1 : 1));
}

/** Those of a ranking that are still likely. */
export const left = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.filter(({ likelihood }) => likelihood >= LEFT * ranked[0]!.likelihood);

/** The answers that do not fit a plant, and are not easily taken for what fits it. */
export const misfits = ({ traits }: KeyPlant, answers: Answers): Question[] =>
  evidenceOf(answers)
    .filter(([question, fit]) => fit(traits[question]) < ALIKE)
    .map(([question]) => question);

/** How well each answer fits a plant, by what the plant has there; each trait is compared once for all plants. */
function evidenceOf(answers: Answers): [Question, (trait: string | null) => number][] {
  return (Object.entries(answers) as [Question, string | undefined][]).flatMap(([question, answer]) => {
    if (answer === undefined) return [];
    const known = new Map<string | null, number>([[null, NO_FLOWER]]);
    const fit = (trait: string | null) => {
      const kept = known.get(trait) ?? fitOf(question, trait!, answer);
      known.set(trait, kept);
      return kept;
    };
    return [[question, fit]];
  });
}

function fitOf(question: Question, trait: string, answer: string): number {
  if (trait === answer) return RIGHT;
  return areAlike(question, trait, answer) ? ALIKE : WRONG;
}
