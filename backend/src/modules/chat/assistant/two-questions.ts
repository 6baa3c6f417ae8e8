import type { Intent } from './intent.js';
import { said } from './words.js';
import type { Said } from './words.js';

/** Where a second question may begin. */
export const BETWEEN_QUESTIONS =
  /[?.!;]+ +|,? and (?:also )?(?=(?:how|when|what|why|where|which|should|do|does|can|could|is|are|may)\b)/i;
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
]);
export const isLookUp = (intent: Intent): boolean =>
  LOOK_UPS.has(intent.kind) || (intent.kind === 'pets' && !intent.wasEaten);

export const inOne = (answers: Said[]): Said =>
  said(
    answers.map(({ text }) => text).join('\n\n'),
    Math.min(...answers.map(({ confidence }) => confidence)),
  );
