import { language } from '../../../kernel/languages/language.js';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import { asMeant, inPlainEnglish } from './as-meant.js';
import { GERMAN_OF_APP, SPANISH_OF_APP } from './gloss-of-app.js';
import { GERMAN } from './gloss-of-german.js';
import { GERMAN_OF_HARM, SPANISH_OF_HARM } from './gloss-of-harm.js';
import { SPANISH } from './gloss-of-spanish.js';
import { GERMAN_OF_TALK, SPANISH_OF_TALK } from './gloss-of-talk.js';
import { GERMAN_OF_TROUBLES, SPANISH_OF_TROUBLES } from './gloss-of-troubles.js';
import { spellingOf } from './misspelt.js';
import { isCommon, readQuestion } from './question.js';

/** A gloss, by the words of its language. */
type Gloss = Map<string, string>;

const GLOSSES: Partial<Record<LanguageCode, Gloss>> = {
  es: readGloss(SPANISH + SPANISH_OF_TROUBLES + SPANISH_OF_HARM + SPANISH_OF_TALK + SPANISH_OF_APP),
  de: readGloss(GERMAN + GERMAN_OF_TROUBLES + GERMAN_OF_HARM + GERMAN_OF_TALK + GERMAN_OF_APP),
};
/** What is typed in haste, and must be understood nevertheless. */
const URGENT = /\b(ate|chewed|nibbled|eaten|vomiting|poisonous)\b/;
const urgentIn = (gloss: Gloss): string[] =>
  [...gloss].flatMap(([words, meaning]) => (URGENT.test(meaning) ? words.split(' ') : []));
const SPELLINGS: Partial<Record<LanguageCode, (typed: string) => string | undefined>> = {
  es: spellingOf(urgentIn(GLOSSES.es!)),
  de: spellingOf(urgentIn(GLOSSES.de!)),
};
/** "Hab gestern …": who writes so leaves out himself. */
const HAVE = /^(habe?)\b(?! (ich|i)\b)/i;
/** Only its dots say that a German bird is one of many, so none that has a cage. */
const BIRDS = /(?<!\b(?:meine|unsere|deine)\s)\b(?:vögel|voegel)n?(?!\p{L})/giu;
/** "Was kann ich noch pflanzen" has a verb, "was brauchen Pflanzen" has none. */
const PLANTS = /^((?:was|wann|wo|wie)\b.*\b(?:kann|könnte|soll|sollte|darf|muss)\b.*) pflanzen(?=[.?!]*$)/iu;
/** "Darf sie Löwenzahn fressen" and "frisst gern Löwenzahn": nothing is said to have happened. */
const MAY_EAT =
  /(?<=\b(?:darf|dürfen|duerfen|darfs|kann|können|koennen|soll|sollen|sollte)\b[^.?!]*)\bfressen\b|\bfr(?:isst|ißt|essen)(?= (?:so |sehr |immer )?(?:gern|gerne|am liebsten|täglich|jeden tag)\b)/giu;
/** "Stell die Uhrzeit um" */
const CHANGES = /\bstell(?:e|t|en)?((?: \p{L}+){1,6}) um(?=[.,?!]|$)/giu;
/** "Geht mir das Basilikum ein": German parts its verbs. */
const DIES = /\bgeh(?:t|en)((?: \p{L}+){1,5}) ein(?=[.,?!]|$)/giu;
const MAX_WORDS = 6;
/** Small words that may stand within a phrase and change nothing: "geht mir immer ein", "se me muere". */
const FILLERS: Partial<Record<LanguageCode, Set<string>>> = {
  es: new Set(['me', 'te', 'nos', 'le', 'les', 'ya', 'siempre']),
  de: new Set(['mir', 'mich', 'uns', 'ja', 'doch', 'halt', 'denn', 'auch', 'schon', 'jetzt', 'immer']),
};
/** A part of a plant behind its name, as German writes it; no plant of the library is called so. */
const PART =
  /^(.{4,}?)(blatter|blattern|kern|kerne|samen|spitzen|bluten|wurzeln|pollen|saft|samlinge|keimlinge|setzlinge|knospen|triebe|stangel|zwiebeln?|knollen?)$/;

/** What German writes before a verb of eating: "rumgekaut", "runtergeschluckt". */
const EATEN_UP =
  /^(?:herum|rum|ab|an|auf|aus|herunter|runter|hinunter|weg|rein|hinein|mit|durch)(ge(?:kaut|bissen|knabbert|nagt|fressen|gessen|schluckt|leckt|schleckt|lutscht|trunken|mampft))$/;

/** Lines of `English: words, words`; what stands before the colon is said for each of the words after it, or nothing. */
function readGloss(text: string): Gloss {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [english = '', forms = ''] = line.split(':');
        return forms.split(',').map((form): [string, string] => [form.trim(), english.trim()]);
      }),
  );
}

/**
 * A question, word by word, in the English that the assistant understands: it looks for words, and their order matters little. What
 * no gloss has stays as it is, names of plants above all; `names` are those of the gardener's own.
 */
export function inEnglish(question: string, names: string[]): string {
  const gloss = GLOSSES[language()];
  if (!gloss) return asMeant(inPlainEnglish(question));
  const kept = keptOf(names);
  const sentences = question
    .replace(HAVE, 'ich $1')
    .replace(DIES, '$1 stirbt')
    .replace(MAY_EAT, 'fressendarf')
    .replace(CHANGES, ' ändere$1')
    .replace(PLANTS, '$1 einpflanzen')
    .replace(BIRDS, 'wildtiere')
    .split(/(?<=[.?!;,]) +/)
    .map((part) => glossed(readQuestion(part).words, gloss, kept) + (part.endsWith(',') ? ', ' : '. '))
    .filter((part) => part.length > 2);
  const english = sentences.join('').replace(/[., ]+$/, '');
  return asMeant(withEater(english)) + (question.includes('?') ? '?' : '');
}

/** Names that stay as they are, by their first word. */
type Kept = Map<string, string[][]>;
/** Read once for all that was asked in a conversation: a garden may have thousands. */
const kepts = new WeakMap<string[], Kept>();

function keptOf(names: string[]): Kept {
  const known = kepts.get(names);
  if (known) return known;
  const read: Kept = new Map();
  for (const name of names) {
    const { words } = readQuestion(name);
    const alike = read.get(words[0] ?? '');
    if (alike) alike.push(words);
    else if (words.length) read.set(words[0]!, [words]);
  }
  kepts.set(names, read);
  return read;
}

function glossed(typed: string[], gloss: Gloss, kept: Kept): string {
  const words = typed.flatMap((word) => partsOf(word, gloss));
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const name = longestName(kept.get(words[at]!) ?? [], words, at);
    const { count, meaning } = name ? { count: name } : longestPhrase(gloss, words, at);
    said.push(meaning ?? words.slice(at, at + count).join(' '));
    at += count;
  }
  return said.filter(Boolean).join(' ');
}

function partsOf(word: string, gloss: Gloss): string[] {
  if (gloss.has(word)) return [word];
  const parts = language() === 'de' && (PART.exec(word) ?? EATEN_UP.exec(word))?.slice(1);
  return parts || [SPELLINGS[language()]?.(word) ?? word];
}

const ANIMALS =
  /\b(cats|dogs|horses|rabbits|birds?|parrots|hens|tortoises|goats|sheep|cows|ferrets|ducks|donkeys|pets)\b/;
const HUMANS = /\b(children|a baby|people|daughter|son|wife|husband|mother|father|neighbour|nephew|i have)\b/;
const PESTS = /\b(wildlife|insects|slugs|caterpillars|aphids|pests)\b/;
/** Who did it, by a name that no gloss has: "Bella has the monstera eaten". */
const NAMED =
  /^(?:(?:help|hello|today|yesterday|but|and|my|our) )*([a-z]+) (?:has|have)\b.*\bsomething has eaten\b/;

/**
 * Says who ate, where a gloss says only "somebody" for what a person does: an animal or a pest that is named, and "something" for what
 * was nibbled. Where none of these is named it stays somebody, as that is the worst case; what animals do, too, where a person is named.
 */
function withEater(english: string): string {
  if (ANIMALS.test(english)) return english.replaceAll('somebody ', '');
  if (PESTS.test(english) && !HUMANS.test(english))
    return english.replace(
      /\b(somebody|something) (ate|eats|chewed|nibbled|is chewing)\b/g,
      'something has eaten',
    );
  if (HUMANS.test(english) && !PESTS.test(english))
    return english.replace(/\bsomething (has eaten|nibbled)\b/g, 'somebody $1');
  if (HUMANS.test(english)) return english;
  if (/^(and |but )?who\b/.test(english))
    return english.replace(/\bsomebody (chewed|nibbled|is chewing)\b/g, 'something has eaten');
  const name = NAMED.exec(english)?.[1];
  if (name && !isCommon(name)) return english.replaceAll('something has eaten', 'somebody ate');
  return english
    .replace(/\bsomething nibbled\b/g, 'something has eaten')
    .replace(/(?<=\bsomething\b.*)\bsomebody nibbled\b/, 'something has eaten');
}

/** How many words from here on are one of these names; 0 where none is. */
const longestName = (names: string[][], words: string[], at: number): number =>
  Math.max(
    0,
    ...names
      .filter((name) => name.every((word, index) => words[at + index] === word))
      .map(({ length }) => length),
  );

/** How many words from here on the gloss has together, and what they mean; one word where it has none. */
function longestPhrase(gloss: Gloss, words: string[], at: number): { count: number; meaning?: string } {
  const fillers = FILLERS[language()]!;
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 1; count -= 1) {
    const phrase = words.slice(at, at + count);
    const within = phrase.filter((word, index) => index === 0 || index === count - 1 || !fillers.has(word));
    const meaning =
      gloss.get(phrase.join(' ')) ?? (within.length > 1 ? gloss.get(within.join(' ')) : undefined);
    if (meaning !== undefined) return { count, meaning };
  }
  return { count: 1, meaning: gloss.get(words[at]!) };
}
