import { language } from '../../../kernel/languages/language.js';
import type { LanguageCode } from '../../../kernel/languages/language.js';
import { GERMAN } from './gloss-of-german.js';
import { SPANISH } from './gloss-of-spanish.js';
import { readQuestion } from './question.js';

/** A gloss, by the words of its language. */
type Gloss = Map<string, string>;

const GLOSSES: Partial<Record<LanguageCode, Gloss>> = { es: readGloss(SPANISH), de: readGloss(GERMAN) };
const MAX_WORDS = 6;
/** An animal that is named has eaten what was eaten; without one the gloss says that a person has, as that is the worst case. */
const ANIMALS = /\b(cats|dogs|horses|rabbits|birds|pets)\b/;

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
  if (!gloss) return question;
  const { words } = readQuestion(question);
  const kept = names.map((name) => readQuestion(name).words).filter(({ length }) => length);
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const name = longestName(kept, words, at);
    const count = name || longestPhrase(gloss, words, at);
    const phrase = words.slice(at, at + count).join(' ');
    said.push(name ? phrase : (gloss.get(phrase) ?? phrase));
    at += count;
  }
  const english = said.filter(Boolean).join(' ') + (question.includes('?') ? '?' : '');
  return ANIMALS.test(english) ? english.replaceAll('somebody ', '') : english;
}

/** How many words from here on are a name; 0 where none is. */
const longestName = (names: string[][], words: string[], at: number): number =>
  Math.max(
    0,
    ...names
      .filter((name) => name.every((word, index) => words[at + index] === word))
      .map(({ length }) => length),
  );

/** How many words from here on the gloss has together; 1 where it has none. */
function longestPhrase(gloss: Gloss, words: string[], at: number): number {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 1; count -= 1)
    if (gloss.has(words.slice(at, at + count).join(' '))) return count;
  return 1;
}
