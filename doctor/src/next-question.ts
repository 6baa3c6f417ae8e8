import { believe, outlook } from './belief.js';
import type { Belief } from './belief.js';
import type { Condition } from './conditions.js';
import type { PatientPlant } from './plants.js';
import { isLook, QUESTION_IDS, QUESTIONS } from './questions.js';
import type { Answers, QuestionId } from './questions.js';

/** A guided check is never longer. */
export const MAX_TAPS = 5;
/** No more is asked when one cause is so likely, or when no question would teach more than this many bits. */
const SURE = 0.93;
const MIN_GAIN = 0.08;
/** People follow best when the second question looks closer at what they have just tapped. */
const CLOSER_LOOK = 2;

const uncertainty = (belief: Belief): number =>
  belief.reduce((sum, part) => (part > 0 ? sum - part * Math.log2(part) : sum), 0);

/** What a question is expected to teach, in bits, given how many people can answer it. */
function gainOf(belief: Belief, question: QuestionId, answers: Answers): number {
  const after = outlook(belief, question, answers).reduce(
    (sum, [chance, later]) => sum + chance * uncertainty(later),
    0,
  );
  return ((uncertainty(belief) - after) * QUESTIONS[question].answerable) / 100;
}

/** A closer look is taken only at what was seen; the second thing is asked after the first. */
function isOpen(question: QuestionId, answers: Answers): boolean {
  if (question in answers) return false;
  if (isLook(question)) return answers.look === question || answers.also === question;
  return question === 'look' || 'look' in answers;
}

/**
 * The question that would teach most about this plant, or null when enough is known. The first is always what people notice.
 * Every question can be answered with `unknown`.
 */
export function nextQuestion(
  answers: Answers,
  plant: PatientPlant,
  conditions: readonly Condition[] = [],
): QuestionId | null {
  if (Object.keys(answers).length >= MAX_TAPS) return null;
  const open = QUESTION_IDS.filter((question) => isOpen(question, answers));
  if (open.includes('look')) return 'look';
  const belief = believe(answers, plant, conditions);
  if (Math.max(...belief) >= SURE) return null;
  const ranked = open
    .map((question) => ({
      question,
      gain: gainOf(belief, question, answers) * (question === answers.look ? CLOSER_LOOK : 1),
    }))
    .sort((a, b) => b.gain - a.gain);
  const best = ranked[0];
  return best && best.gain >= MIN_GAIN ? best.question : null;
}
