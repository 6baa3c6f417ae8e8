/* What holds for every plant, and is asked again and again; texts are as `readQuestion` writes them. */

import { texts } from '../../../kernel/languages/texts.js';
import { said } from './words.js';
import type { Said } from './words.js';

const tHelp = texts('assistantHelp');

export type Advice =
  | 'amount'
  | 'spoiled'
  | 'wipe'
  | 'weather'
  | 'sure'
  | 'light-terms'
  | 'planting'
  | 'meal'
  | 'wildlife'
  | 'waters';

const SPOILED = '(yellow\\w*|brown|dead|dying|crispy|dry|black|spoiled|ugly|bad)';
const PART = '(leaf|leaves|tips?|edges?|parts?|bits|ends?)';
const SPOILED_PART = `(${SPOILED}( \\w+)? ${PART}|${PART}( \\w+)? ${SPOILED})`;
const CUT = '(cut|trim|remove|pull|snip|pluck|take|prune|removed|trimmed|pruned)';
const MAY = '(should|can|do|must|may|shall|have to|need to)';
const IS_CUT = [
  `\\b${MAY}\\b.*\\b${CUT}\\b.*\\b${SPOILED_PART}\\b`,
  `\\b${MAY}\\b.*\\b${SPOILED_PART}\\b.*\\b(${CUT}|off)\\b`,
  `\\b${SPOILED_PART}\\b.*\\b${MAY} (i|we|you|it|they)\\b.*\\b(${CUT}|off)\\b`,
  `^cut( off)?( the)? ${SPOILED_PART}\\b`,
].map((words) => new RegExp(words));
const DUSTY = /\b(leaf|leaves|plants?|it)\b.*\b(is|are|so|very|all|full of) (dust|dusty)\b|\bdusty leaves\b/;
const IS_WIPED =
  /\b(wash|wipe|clean|dust|polish)\b( \w+){0,4} (leaf|leaves|dust)\b|\b(get|remove|take)\b( \w+){0,4} dust\b|\bdust off\b|\bleaves\b( \w+){0,6} (wash|washed|wipe|wiped|clean|cleaned|polished)\b/;
const TERMS =
  /\b(what|whats)\b.*\b(indirect|direct|bright|full|low|medium)( \w+){0,3} (light|sun|shade)\b.*\bmeans?\b|\bwhat means( \w+){0,2} (light|sun|shade)\b|\b(what|whats|what is|what does)( (is|does))?( (the|a|bright|full|low))* (in)?direct (light|sun)$/;
export const DOUBTS =
  /^(but |and |so )?((are|r) you( \w+)? (sure|certain)( about( \w+){1,4})?|really|sure|honestly|seriously|is (that|this|it)( \w+)? (true|right|correct|so|certain)|how do you know( that| this)?|who says (so|that)|where do you (know|have|get) (that|this)( from)?)$/;

/** Asks what to plant, and not how a plant is planted. */
const PLANTS =
  /\bwhat\b.*\b(can|should|could|shall|do i|may|to)\b.*\b(sow|plant)\b( (out|outside|outdoors|now|today|this|next|in|under|here|there|with|beside|near|at|by|for|then|still|already)\b.*| \w+)?$/;

/** Other water than that from the tap. */
const WATERS =
  /\brain ?water\b|\b(boiled|distilled|filtered|softened|mineral|pond|aquarium|used) water\b|\bwater\b( \w+){0,4} (butt|dehumidifier|dryer|aquarium|fish tank|softener|kettle|pond)\b|\b(dehumidifier|dryer)\b.* water\b/;
const ASKS = /\b(can|could|may|should|is|are|does|do|better|which|what)\b/;

/** What is asked that needs no plant to be answered; `hasPlant`: one is named nevertheless. */
export function adviceIn(text: string, hasPlant: boolean): Advice | undefined {
  if (DOUBTS.test(text)) return 'sure';
  if (IS_CUT.some((words) => words.test(text))) return 'spoiled';
  if (IS_WIPED.test(text) || (DUSTY.test(text) && !/\b(white|powder\w*|grey|yellow)\b/.test(text)))
    return 'wipe';
  if (WATERS.test(text) && ASKS.test(text)) return 'waters';
  if (!hasPlant && PLANTS.test(text)) return 'planting';
  return !hasPlant && TERMS.test(text) ? 'light-terms' : undefined;
}

const WORDS: Record<Advice, () => string> = {
  amount: () => tHelp('amount'),
  spoiled: () => tHelp('spoiled'),
  wipe: () => tHelp('wipe'),
  weather: () => tHelp('weather'),
  sure: () => tHelp('sure'),
  'light-terms': () => tHelp('lightTerms'),
  planting: () => tHelp('planting'),
  meal: () => tHelp('meal'),
  wildlife: () => tHelp('wildlife'),
  waters: () => tHelp('waters'),
};

export const advise = (advice: Advice): Said => said(WORDS[advice](), 0.8);
