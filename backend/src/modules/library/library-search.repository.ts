import type { Database } from '../../platform/database/database.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import type { Category, LibraryPlant } from './domain/library-plant.js';
import { meantWords } from './domain/typing-errors.js';
import * as sql from './library-search.statements.js';

const MAX_GUESSES = 30;
const MAX_WORDS = 6;

interface Placed {
  place: number;
  word: string;
}
/** Words of at least so many letters are forgiven two wrong ones. */
const LONG = 7;

type Tables = Pick<Database, 'query'>;

/**
 * At most 50 plants, best first, by their names in a language; where none has the text, by their names in the others, then
 * with typing errors forgiven. `text` is normalised and not empty.
 */
export async function searchPlants(
  tables: Tables,
  text: string,
  language: LanguageCode,
  category?: Category,
): Promise<LibraryPlant[]> {
  const words = text.split(' ');
  const run = (statement: typeof sql.MATCHES, ...values: unknown[]) =>
    category
      ? tables.query<LibraryPlant>(statement.one, [text, ...values, language, category])
      : tables.query<LibraryPlant>(statement.all, [text, ...values, language]);

  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const matching = await run(sql.MATCHES, beginnings, words.join(''));
  if (matching.length) return matching;
  const elsewhere = await run(sql.ELSEWHERE, beginnings, 0);
  if (elsewhere.length) return elsewhere;
  const meant = words.map((word) => [`${word}:*`]);
  for (const guess of [oneError, twoErrors]) {
    for (const { place, word } of await guess(tables, words.slice(0, MAX_WORDS))) meant[place]!.push(word);
    const corrected = await run(sql.RESEMBLES, anyOf(meant).join(' & '), 0);
    if (corrected.length) return corrected;
  }
  return words.length === 1 ? [] : run(sql.RESEMBLES, anyOf(meant).join(' | '), 0.3);
}

const anyOf = (meant: string[][]) => meant.map((words) => `(${words.slice(0, MAX_GUESSES).join(' | ')})`);

/** What each word can have been meant to begin with if one thing went wrong. */
async function oneError(tables: Tables, words: string[]): Promise<Placed[]> {
  const guesses = words.flatMap((word, place) => meantWords(word).map((meant) => ({ place, word: meant })));
  const known = await tables.query<Placed>(sql.KNOWN, columns(guesses));
  return known.map(({ place, word }) => ({ place, word: `${word}:*` }));
}

/** What each long word can have been meant to be if two things went wrong. */
async function twoErrors(tables: Tables, words: string[]): Promise<Placed[]> {
  const long = words.map((word, place) => ({ place, word })).filter(({ word }) => word.length >= LONG);
  return long.length ? tables.query<Placed>(sql.ALIKE, columns(long)) : [];
}

const columns = (placed: Placed[]) => [placed.map(({ place }) => place), placed.map(({ word }) => word)];
