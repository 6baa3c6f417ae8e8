import { texts } from '../../../kernel/languages/texts.js';
import type { Plant } from '../../garden/index.js';
import { inWords, plantLink, said } from './words.js';
import type { Said } from './words.js';

const tHelp = texts('assistantHelp');

const MAX_PLANTS = 3;

/** Something that the assistant is to do, where it can only say on which page it is done. */
export type Errand = 'note' | 'remind' | 'identify' | 'add';

const PLEASE = '^((please|can you|could you|would you|will you|ok|so|hi|hello) )*';
const REMIND =
  /\bremind (me|us)\b|\b(set|set up|put|add|create|make|schedule)( \w+)? (reminders?|alarms?|tasks?)\b/;
const NOTE = new RegExp(`${PLEASE}(note (that|down)|log|record|mark|tick|write down|postpone|put off)\\b`);
const DONE = new RegExp(
  `${PLEASE}((i|ive|we|weve)( \\w+){0,6} )?(watered|fed|fertili[sz]ed|repotted|pruned|trimmed|misted)\\b`,
);
/** With one of these words it is a question, or a worry. */
const ASKS =
  /\b(why|when|what|which|how|should|shall|can|is it|does|but|not|never|havent|forgot|too (much|often))\b/;
const IDENTIFY =
  /\b(identify|recogni[sz]e)\b|\b(what|which)( (kind|sort|type) of)? (plant|flower|tree|weed|succulent) (is|are) (this|that|these|it)\b|\bwhat (is|are) (this|that|these)( (plant|flower|tree|weed)s?)?$/;
const ADD = new RegExp(
  `\\bhow (do|can|could|to)( (i|we|you))? (add|enter)\\b|${PLEASE}(i (want|would like) to )?add( \\w+){0,4} (plants?|garden)\\b`,
);

const ADD_NAMED = new RegExp(`${PLEASE}add (a|an|the|my|our|another)\\b`);
/** Not a plant is added, but something to it. */
const ADD_ELSE =
  /\b(fertili\w+|feed|food|water|soil|compost|sand|perlite|lime|stones?|notes?|photos?|pictures?)\b/;

/** What is to be done, where something is. `hasPlant`: a plant is named. */
export function errandIn(text: string, hasPlant: boolean): Errand | undefined {
  if (REMIND.test(text)) return 'remind';
  if (NOTE.test(text) || (DONE.test(text) && !ASKS.test(text))) return 'note';
  if (!hasPlant && IDENTIFY.test(text)) return 'identify';
  const isOfPlant = ADD.test(text) || (hasPlant && ADD_NAMED.test(text));
  return isOfPlant && !ADD_ELSE.test(text) ? 'add' : undefined;
}

/** Says that it cannot do that itself, and on which page it is done. */
export function sayWhere(errand: Errand, own: Plant[]): Said {
  const plants = inWords(own.slice(0, MAX_PLANTS).map((plant) => plantLink(plant)));
  switch (errand) {
    case 'note':
      return said(plants ? tHelp('noteOnPage', { plants }) : tHelp('noteInGarden'));
    case 'remind':
      return said(plants ? tHelp('remindOnPage', { plants }) : tHelp('remindInGarden'));
    case 'identify':
      return said(tHelp('identifyThere'));
    case 'add':
      return said(tHelp('addThere'));
  }
}
