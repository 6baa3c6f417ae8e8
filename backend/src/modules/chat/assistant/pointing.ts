import { intentOf } from './intent.js';
import type { Intent } from './intent.js';
import { isCommon } from './question.js';
import type { Asked } from './question.js';

/** "This week" is a time, and no plant that was spoken of. */
export const POINTS_BACK =
  /\b(it|its|they|them|their|(this|that|these|those)(?! (\w+ )?(weeks?|weekend|days?|months?|year|morning|afternoon|evening|spring|summer|autumn|fall|winter|season))|she|he)\b/;
export const GOES_ON = /^(and|what about|how about|also|then)\b/;

/** Not the plant that was spoken of. */
export const POINTS_TO_OTHER =
  /\bthe other (one|plant)?s?$|\bthe other one\b|^(and |but |or )*((what|how) about )?(that|this|the) (one|plant) (by|at|in|on|near|next|beside|behind|under|with|over)\b/;

/** A part of a plant that was spoken of. */
export const POINTS_TO_PART =
  /\bthe (leaf|leaves|flowers?|buds?|stems?|roots?|tips?|edges|berry|berries|fruits?|soil|pot)\b/;
/** Asks for something that is asked of one plant, in common words alone, so that no name is overlooked. */
export const waitsForPlant = ({ text, words }: Asked): boolean =>
  !/\b(plants|garden|everything|all|anything)\b/.test(text) &&
  words.every((word) => isCommon(word) || word.length < MIN_NAME) &&
  OF_ONE.has(intentOf({ raw: text, text, words }, { hasPlant: false, hasOwn: false }).kind);
const MIN_NAME = 4;
const OF_ONE = new Set<Intent['kind']>(['fact', 'last-care', 'symptom']);
