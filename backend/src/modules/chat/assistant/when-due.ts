/* Questions of when a plant of one's own needs something; texts are as `readQuestion` writes them. */

import { problemsFor, signsFor } from '@leaflore/doctor';
import type { Asked } from './question.js';

export const isNext = (text: string): boolean =>
  /\b(when|next|need|needs|time|due|should|must|do i (have|need) to|does|is it|can i)\b/.test(text) &&
  !/\b(how (often|much|frequently|do i|should i)|what (kind|sort))\b/.test(text);

/** Asks when, without what: "when is it its turn again?" */
export const ITS_TURN =
  /\b(whens?|what day)\b.*\b(due|again|next|turn|do (the|my|our|it|with)|look after|see to|attend to)\b/;

const THIRSTY = /\b(thirsty|(enough|gets?|wants?|needs?|like) (a drink|water))\b/;
/** "Is it thirsty?" asks for its next watering, where nothing is said of how it looks. */
export const asksOfThirst = ({ raw, text }: Asked): boolean =>
  THIRSTY.test(text) &&
  !/^(what|why|how)\b/.test(text) &&
  !Object.keys(signsFor(raw)).length &&
  !problemsFor(raw.replace(/thirsty/gi, ' ')).length;
