import { texts } from '../../../kernel/languages/texts.js';
import type { Plant } from '../../garden/index.js';
import type { Asked } from './question.js';
import { inWords, plantLink, said } from './words.js';
import type { Said } from './words.js';

const tHelp = texts('assistantHelp');

const MAX_PLANTS = 3;

/** Something that the assistant is to do, where it can only say on which page it is done. */
export type Errand = 'note' | 'remind' | 'identify' | 'add' | 'away' | 'removed';

const PLEASE =
  '^((yesterday|today|this morning|last night|just now|please|can you|could you|would you|will you|ok|so|just|hi|hello) )*';
const CARED = '(watered|fed|fertili[sz]ed|repotted|pruned|trimmed|misted)';
/** "Remind me how often …" and "when I last …" are questions, "remind me when it needs water" is none. */
const REMIND = new RegExp(
  `\\bremind (me|us)\\b(?! (how|what|which|where|who|why|if|whether|when (did|was|were|.*\\b(last|${CARED})))\\b)|\\b(set|set up|put|add|create|make|schedule|change|stop|turn|get rid of)( \\w+){0,4} (reminders?|alarms?|tasks?)\\b|\\breminders?( \\w+){0,2} (turn|off|on)\\b|\\b(ring|call|phone|text|message|notify|alert) me\\b.*\\b(water|needs?|due)\\b|\\b(no|not|dont|stop|without|never|fewer|less|(too|so) many|get|receive|arrive|reach)( \\w+){0,5} (messages|e ?mails?|mails|notifications|reminders)\\b`,
);
const NOTE = new RegExp(`${PLEASE}(note (that|down)|log|record|mark|tick|write down|postpone|put off)\\b`);
const DONE = new RegExp(`${PLEASE}((i|ive|we|weve)( \\w+){0,6} )?${CARED}\\b`);
const HOW_TO_NOTE =
  /\b(how|where)( (do|can|could|should|to|i|we))* (note|record|enter|log|tick)( (it|that|this|them|off))*( |$)/;
/** With one of these words it is a question, or a worry. */
const ASKS =
  /\b(why|when|what|which|how|should|shall|can|could|will|would|is (it|that|this)|are (they|these)|do|does|did|if|whether|but|not|never|needs|due|(have|has|did|does|do|could|should)nt|cant|forgot|too (much|often))\b/;

const PLANT = '(plants?|houseplants?|flowers?|trees?|shrubs?|herbs?|weeds?|succulents?)';
const KIND = `(what|which)( (kind|sort|type) of)? ${PLANT}`;
/** The verb is last in what was German: "can you this plant identify". */
const IDENTIFY = [
  `(identify|recogni[sz]e)( (a|an|the|my|our|some|unknown|this|that|these|those))* (${PLANT}|photos?|pictures?)(?! (diseases?|problems?|pests?))`,
  `(identify|recogni[sz]e) (this|that|these|it|them)( one)?( (for me|please))*( (from|on|in) .*)?$`,
  `(this|it|${PLANT}) identify$`,
  `${KIND} (this|that|these|those|it) (is|are)$`,
  `(dont|not|no idea|never|forgot\\w*) (\\w+ )?(know )?(what|which)( (kind|sort|type) of)?( ${PLANT})? (this|that|it|they|these) (is|are)`,
  `find out (what|which)( ${PLANT})? (this|that|it|they|these) (is|are)`,
  `${KIND} (is|are) (this|these)(?! (morning|evening|day|week|weekend|month|year|spring|summer|autumn|winter))`,
].map((words) => new RegExp(`\\b${words}\\b`));
/** Where no plant was spoken of, these are about what the gardener sees. */
const IDENTIFY_IT = new RegExp(
  `\\b${KIND} (is|are) (that|it)\\b|\\bwhat (is|are) (this|that|these)( ${PLANT})?$`,
);

const ADD = `(\\bhow (do|can|could|to)( (i|we|you))? (add|enter)|${PLEASE}(i (want|would like) to )?add)`;
const TO_GARDEN = '((to|in|into) )?(my|our|the|this) (garden|plants|collection|list|app)';
const ADD_PLANT = new RegExp(
  `${ADD}( (a|an|the|my|our|another|more|some|new|own|second|garden|to))* (${PLANT}(?=( (here|myself|by hand|without|from|that|which|new|add|${TO_GARDEN})\\b)|$)|(it|this|that|these|them|something) ${TO_GARDEN}$)|\\bhow (can|do) (i|we)( (a|an|my|new|another))* ${PLANT} add$`,
);
/** A name with nothing behind it: "a moss pole to my monstera" is no plant. */
const NAME = '( (?!(to|for|in|into|of|on|with|around|near|under|from|at)\\b)\\w+){1,4}';
const ADD_NAMED = new RegExp(
  `${ADD}(( (a|an|the|my|our|another))${NAME}( ${TO_GARDEN})?|${NAME} ${TO_GARDEN})$`,
);
/** "I bought a fern today" */
const BOUGHT =
  /^((today|yesterday|ok|so|hi|hello) )*(i|we|ive|weve)( just| have)* (bought|got) (myself |me )?(a|an|some|two|three|another|my first)( new)?( \w+){1,3}$/;
/** Not a plant is added, but something to it. */
const ADD_ELSE =
  /\b(fertili\w+|feed|food|water|soil|compost|sand|perlite|lime|stones?|lights?|lamps?|labels?|stands?|notes?|photos?|pictures?)\b/;

/** A plant that is no more: "my basil has died". */
const GONE =
  /\b(died|(is|are|its|has been) ((now|completely|totally|really|quite|sadly) )*(dead|gone for good))\b|^(please |can you |can i |how do i )*(delete|remove) (my|the|our|a|this|that|it)\b(?! (leaf|leaves|flowers?|tips?|roots?|soil|stems?|pups?|bugs?)\b)/;
const STILL_ASKS =
  /\b(why|how (?!do i (delete|remove))|what|when|which|if|whether|half|looks?|not|isnt|may|might|could|should|think|leaf|leaves|flowers?|tips?|roots?|stems?|buds?|branch\w*|parts?|heads?|blooms?|petals?|offshoots?|pups?|babies|suckers?)\b|^(is|are)\b/;
const isGone = ({ raw, text }: Asked): boolean =>
  GONE.test(text) && !STILL_ASKS.test(text) && !(raw.includes('?') && /\b(dead|died)\b/.test(text));

/** The gardener is somewhere else. */
const AWAY = [
  '(i|im|ill|we|were|well)( (am|are|will|be|go|going|to|have|must|should|want|travel\\w*))+( \\w+){0,3} away',
  '(when|while|if) (i|im|ill|we|were) [^?]*away',
  'going away',
  '(on|in|during|for|my|our) (the )?(holidays?|vacation)(?! cact(us|i))',
  'plant ?sitter',
  '(in|into|to) (the )?hospital',
  '(going|off|travell?ing|flying|driving) to (my|our|the|see|visit|stay)\\b.* (\\d+|a|an|two|three|four|five|six|some|few|several) (days|weeks?|months?)',
  'who (will|can|could|does|is going to) (water|look after)( (it|them|my|our|the|all|everything|plants))*( (when|while|then))?',
].map((words) => new RegExp(`\\b${words}\\b`));
/** What is to go away instead, or to be thrown away. */
const OF_HARM =
  /\b(gnats?|fly|flies|bugs?|mites?|aphids?|lice|scale|pests?|insects?|ants?|slugs?|snails?|spots?|mou?ld|mildew|smells?|throw\w*|cut\w*|wash\w*|fall\w*)\b/;
const isAway = (text: string): boolean => AWAY.some((words) => words.test(text)) && !OF_HARM.test(text);

/** Whether it is no more than what was done; with a question mark it asks whether that is so. */
export const saysDone = (text: string): boolean => DONE.test(text) && !ASKS.test(text);

/** What is to be done, where something is. `hasPlant`: a plant is named. */
export function errandIn({ raw, text }: Asked, hasPlant: boolean): Errand | undefined {
  if (REMIND.test(text) || /\b(change|stop|turn)\b.*\breminded\b/.test(text)) return 'remind';
  if (HOW_TO_NOTE.test(text) || NOTE.test(text) || (saysDone(text) && !raw.includes('?'))) return 'note';
  if (isAway(text)) return 'away';
  if (hasPlant && isGone({ raw, text, words: [] })) return 'removed';
  if (IDENTIFY.some((words) => words.test(text)) || (!hasPlant && IDENTIFY_IT.test(text))) return 'identify';
  if (!hasPlant && /\bnot in (your|the) (library|list|app)\b/.test(text)) return 'add';
  const isOfPlant = ADD_PLANT.test(text) || (hasPlant && (ADD_NAMED.test(text) || BOUGHT.test(text)));
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
    case 'away':
      return said(tHelp('awayThere'));
    case 'removed':
      return said(tHelp('removeThere'));
  }
}
