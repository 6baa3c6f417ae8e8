import { sharesOf } from './shares.js';
import { CHOICES, MAX_TAPS, QUESTIONS } from './traits.js';
import type { Answers, Choice, Question } from './traits.js';
import { left, type Ranked } from './narrow.js';

/** How easily a gardener sees it, 0 to 1: a whole plant at a glance, sap only where a leaf is broken. Our own judgement. */
const EASE: Record<Question, number> = {
  growth: 1,
  leaf: 1,
  colour: 1,
  pattern: 1,
  place: 1,
  flower: 0.9,
  flowerColour: 0.9,
  edge: 0.8,
  sap: 0.5,
};

/** What may still be asked: not what was answered or skipped, nothing that an answer has ruled out, and at most seven in all. */
export function openQuestions(answers: Answers, skipped: readonly Question[]): Question[] {
  if (Object.keys(answers).length >= MAX_TAPS) return [];
  const isOut = (question: Question) =>
    question in answers ||
    skipped.includes(question) ||
    // What has no flowers now has no colour of them, and what has no leaves no edge and no pattern of them.
    (question === 'flower' && skipped.includes('flowerColour')) ||
    (question === 'flowerColour' && skipped.includes('flower')) ||
    (answers.leaf === 'none' && (question === 'edge' || question === 'pattern'));
  return QUESTIONS.filter((question) => !isOut(question));
}

/** The question, of those that are open, whose answer would tell the plants apart best; undefined when none is open. */
export function nextQuestion(ranked: readonly Ranked[], open: readonly Question[]): Question | undefined {
  const scored = open.map((question) => ({ question, worth: entropy(ranked, question) * EASE[question] }));
  return scored.sort((one, other) => other.worth - one.worth)[0]?.question;
}

/** The answers to a question, those first that the plants which are left have. */
export function choicesFor<Asked extends Question>(
  ranked: readonly Ranked[],
  question: Asked,
): Choice<Asked>[] {
  const shares = sharesOf(left(ranked), question);
  const known = CHOICES[question] as readonly Choice<Asked>[];
  return [...known].sort((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
}

/** Bits that the answer would tell; a question that many plants have no answer to tells less. */
function entropy(ranked: readonly Ranked[], question: Question): number {
  const shares = sharesOf(ranked, question);
  return [...shares.values()].reduce((bits, share) => bits - (share > 0 ? share * Math.log2(share) : 0), 0);
}
