import { areAlike } from './likeness.js';
import { CHOICES, QUESTIONS } from './traits.js';
import type { Answers, Choice, KeyPlant, Question } from './traits.js';

/** A plant that may be the one, and how likely it is, 0 to 1; all of a ranking add up to 1. */
export interface Ranked {
  plant: KeyPlant;
  likelihood: number;
}

/** How sure the identifier is of plants, by slug: shares of 1. */
export type Guesses = Readonly<Record<string, number>>;

/** Shares of answers that are right, easily taken for the right one, or wrong: our own judgement of tapping on drawings. */
const RIGHT = 1;
const ALIKE = 0.35;
const WRONG = 0.06;
/** A flower is asked of a plant that is grown for its leaves. */
const NO_FLOWER = 0.12;
/** What the identifier did not name may still be it. */
const UNGUESSED = 0.15;
/** A plant that is this much less likely than the best no longer counts as left. */
const LEFT = 0.04;

/** Ranks all plants by what was seen, the likeliest first. A wrong answer lowers a plant; it throws none out. */
export function narrow(plants: readonly KeyPlant[], answers: Answers, guesses: Guesses = {}): Ranked[] {
  const guessed = Object.values(guesses).reduce((sum, share) => sum + share, 0);
  const prior = ({ slug }: KeyPlant) =>
    guessed ? ((1 - UNGUESSED) * (guesses[slug] ?? 0)) / guessed + UNGUESSED / plants.length : 1;
  const weights = plants.map((plant) => prior(plant) * likelihood(plant, answers));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return plants
    .map((plant, index) => ({ plant, likelihood: weights[index]! / all }))
    .sort((one, other) => other.likelihood - one.likelihood || (one.plant.slug < other.plant.slug ? -1 : 1));
}

/** Those of a ranking that are still likely. */
export const left = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.filter(({ likelihood }) => likelihood >= LEFT * ranked[0]!.likelihood);

/** The question, of those not asked yet, whose answer would tell the plants apart best; undefined when none is left. */
export function nextQuestion(ranked: readonly Ranked[], asked: readonly Question[]): Question | undefined {
  const open = QUESTIONS.filter((question) => !asked.includes(question));
  const scored = open.map((question) => ({ question, bits: entropy(ranked, question) }));
  return scored.sort((one, other) => other.bits - one.bits)[0]?.question;
}

/** The answers to a question that plants which are left have, the likeliest first. */
export function choicesFor<Asked extends Question>(
  ranked: readonly Ranked[],
  question: Asked,
): Choice<Asked>[] {
  const shares = sharesOf(left(ranked), question);
  const known = CHOICES[question] as readonly Choice<Asked>[];
  return [...known].sort((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
}

function likelihood(plant: KeyPlant, answers: Answers): number {
  return Object.entries(answers).reduce(
    (product, [question, answer]) => product * fits(plant, question as Question, answer),
    1,
  );
}

function fits({ traits }: KeyPlant, question: Question, answer?: string): number {
  if (answer === undefined) return 1;
  const trait = traits[question];
  if (trait === null) return NO_FLOWER;
  if (trait === answer) return RIGHT;
  return areAlike(question, trait, answer) ? ALIKE : WRONG;
}

/** Bits that the answer would tell; a question that many plants have no answer to tells less. */
function entropy(ranked: readonly Ranked[], question: Question): number {
  const shares = sharesOf(ranked, question);
  return [...shares.values()].reduce((bits, share) => bits - (share > 0 ? share * Math.log2(share) : 0), 0);
}

function sharesOf(ranked: readonly Ranked[], question: Question): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { plant, likelihood: share } of ranked) {
    const trait = plant.traits[question];
    if (trait !== null) shares.set(trait, (shares.get(trait) ?? 0) + share);
  }
  return shares;
}
