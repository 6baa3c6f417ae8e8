import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['frontend/src/languages', 'backend/src/kernel/languages'];
const VARIABLE = /{{\w+}}/g;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = new RegExp(`\\b\\d{1,2} (${MONTHS})( \\d{4})?\\b`, 'g');
const TAG = /<\/?\w+>/g;

/** The texts of a file of the catalogues. */
async function textsIn(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)).default;
}

/** What is said in English, with what is said for it: of all plural forms, too. */
async function allPairs(code, folders = FOLDERS) {
  const pairs = [];
  for (const folder of folders) {
    const files = readdirSync(path.join(ROOT, folder, 'en')).filter((name) => name.endsWith('.ts'));
    for (const name of files.filter((one) => one !== 'index.ts')) {
      const [english, said] = await Promise.all(
        ['en', code].map((one) => textsIn(path.join(ROOT, folder, one, name))),
      );
      for (const [key, text] of Object.entries(english))
        for (const form of [key, key.replace(/_\w+$/, '_other'), key.replace(/_\w+$/, '_many')])
          pairs.push([text, said[form]]);
    }
  }
  return pairs
    .filter((pair) => pair.every((text) => typeof text === 'string'))
    .map((pair) => pair.map((text) => text.replace(TAG, '').replace(/\s+/g, ' ').trim()))
    .filter(([english]) => /[a-z]/i.test(english.replace(VARIABLE, '')));
}

/** Writes days and prices within words as the language does. */
const asWritten = (words, locale) =>
  words
    .replace(DAY, (day, _month, year) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: year && 'numeric' }).format(
        new Date(`${day}${year ? '' : ' 2026'} 12:00`),
      ),
    )
    .replace(/\$([\d.]+)/g, (_, amount) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(Number(amount)),
    );

function plantNames(code) {
  const seed = (name) => JSON.parse(readFileSync(path.join(ROOT, 'backend/seeds', name), 'utf8'));
  const said = seed(`plant-library.${code}.json`);
  return seed('plant-library.json').map(({ slug, commonName }) => [commonName, said[slug].commonName]);
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** A text as a pattern: `hole` is what stands for a variable. */
const patternOf = (text, hole) => text.split(VARIABLE).map(escape).join(hole);
const same = (one, other) => one.toLowerCase() === other.toLowerCase();

/**
 * Translates the words by which the steps of screens find things: whole texts of the catalogues, texts with variables, parts of
 * texts, and patterns. Words that no catalogue has, such as names that people gave, stay as they are.
 */
function translator(code, pairs) {
  const filled = pairs
    .filter(([english]) => /{{/.test(english))
    .map(([english, said]) => [new RegExp(`^${patternOf(english, '(.+)')}$`, 'i'), said, english]);

  const whole = (words) => {
    const found = pairs.filter(([english]) => same(english, words)).map(([, said]) => said);
    if (found.length) return found;
    return filled.flatMap(([pattern, said, english]) => {
      const match = pattern.exec(words);
      if (!match) return [];
      const names = english.match(VARIABLE);
      return [said.replace(VARIABLE, (name) => values(match[names.indexOf(name) + 1] ?? ''))];
    });
  };
  /** What fills a variable may be words of ours as well. */
  const values = (words) => pairs.find(([english]) => same(english, words))?.[1] ?? words;

  const around = (words, isExact) => {
    const said = whole(words);
    if (said.length || isExact) return said.map(escape);
    return pairs
      .filter(([english]) => english.toLowerCase().includes(words.toLowerCase()))
      .map(([, text]) => patternOf(text, '.+'));
  };

  return (words, isExact) => {
    if (words instanceof RegExp) {
      const found = pairs.filter(([english]) => words.test(english.replace(VARIABLE, '…')));
      const said = found.map(([, text]) => patternOf(text, '.+'));
      return new RegExp([words.source, ...said].join('|'), 'i');
    }
    const said = [words, asWritten(words, code)].map(escape).concat(around(asWritten(words, code), isExact));
    const all = [...new Set(said)].map((one) => one.replace(/\s/g, '\\s+'));
    return new RegExp(isExact ? `^\\s*(?:${all.join('|')})\\s*$` : all.join('|'), isExact ? '' : 'i');
  };
}

const BY_TEXT = ['getByText', 'getByLabel', 'getByAltText', 'getByPlaceholder', 'getByTitle'];

/** The whole texts of the app that differ in this language: none of them may be read there. What plants are called is no such text. */
export async function englishTexts(code) {
  const pairs = await allPairs(code, FOLDERS.slice(0, 1));
  const said = new Set([...pairs.map((pair) => pair[1]), ...plantNames(code).flat()]);
  return pairs.map(([english]) => english).filter((text) => !said.has(text) && !/{{/.test(text));
}

/** Lets everything be found by its English words on pages in another language. */
export async function findInLanguage(code) {
  const translate = translator(code, [...(await allPairs(code)), ...plantNames(code)]);
  const wrap = (prototype, method, change) => {
    const original = prototype[method];
    prototype[method] = function (...args) {
      return original.apply(this, change(...args));
    };
  };
  let isDone = false;
  return (page) => {
    if (isDone) return;
    isDone = true;
    for (const prototype of [page, page.locator('html')].map(Object.getPrototypeOf)) {
      for (const method of BY_TEXT)
        wrap(prototype, method, (words, options) => [translate(words, options?.exact), options]);
      wrap(prototype, 'getByRole', (role, options) => [
        role,
        options?.name ? { ...options, name: translate(options.name, options.exact) } : options,
      ]);
    }
    wrap(Object.getPrototypeOf(page.locator('html')), 'filter', (options) => [
      options?.hasText ? { ...options, hasText: translate(options.hasText) } : options,
    ]);
  };
}
