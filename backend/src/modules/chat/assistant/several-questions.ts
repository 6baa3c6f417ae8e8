import type { Intent } from './intent.js';
import { said } from './words.js';
import type { Said } from './words.js';

const QUESTION = '(?:how|when|what|which|why|where|who|should|do|does|can|could|is|are|may|must|will)\\b';
/** Where another question may begin; what harms is asked without any mark, too: "how do I water it is it poisonous". */
const BETWEEN = new RegExp(
  `[?.!;]+ +(?:(?:and|also|but) )*(?=${QUESTION})|[?.!;]+ +|,? and (?:also )?(?=${QUESTION})|, (?=${QUESTION})|(?<=\\b(?:how|when|where|what|why)\\b.*) (?=(?:is|are) (?:it|they) (?:\\w+ )?(?:toxic|poisonous|dangerous|harmful|safe)\\b)`,
  'i',
);
const MAX_PARTS = 6;
const ASKS = new RegExp(`^(?:(?:and|also|but|so) )*${QUESTION}`, 'i');

/**
 * What may be questions of their own in one message, each with all parts as they are read before it. Of two parts both are; of more,
 * those that ask: the rest tells a story.
 */
export function partsOf(message: string): { before: string[]; part: string }[] {
  const parts = message.split(BETWEEN).filter(Boolean).slice(0, MAX_PARTS);
  return parts
    .map((part, index) => ({ before: parts.slice(0, index), part }))
    .filter(({ part }) => parts.length === 2 || ASKS.test(part));
}

/** Looked up, and none of them is about harm that is done. */
const LOOK_UPS = new Set<Intent['kind']>([
  'fact',
  'last-care',
  'next-care',
  'status',
  'symptom',
  'problem',
  'edible',
  'people',
  'agenda',
  'choose',
  'own-pets',
  'compare',
  'waited',
  'garden',
  'advice',
  'app',
]);
export const isLookUp = (intent: Intent): boolean =>
  LOOK_UPS.has(intent.kind) || (intent.kind === 'pets' && !intent.wasEaten);

export const inOne = (answers: Said[]): Said =>
  said(
    answers.map(({ text }) => text).join('\n\n'),
    Math.min(...answers.map(({ confidence }) => confidence)),
  );
