import { PROBLEMS } from './catalogue/index.js';
import { isProne } from './plants.js';
import type { PatientPlant } from './plants.js';
import { list } from './problem.js';
import type { Problem } from './problem.js';
import type { Answers, LookId } from './questions.js';
import { spoken } from './speech.js';
import type { Reading, Tongue } from './speech.js';

const MAX_PROBLEMS = 3;

/** A word for a problem. */
interface Named {
  problem: Problem;
  length: number;
  pattern: RegExp;
}

/** How texts in one language are read. */
interface Reader extends Pick<Reading, 'negation' | 'denied' | 'clause'> {
  /** The longest first. */
  problems: Named[];
  /** The most telling first. */
  looks: [LookId, RegExp][];
}

/** A whole word, or what begins like it where it ends with `*`. */
const asPattern = (word: string) => {
  const text = word.replace(/\*$/, '');
  const end = text === word ? '(?!\\p{L})' : '';
  return `(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]?')}${end}`;
};

const byLength = (named: Named[]): Named[] => named.sort((a, b) => b.length - a.length);
const namedBy = (problem: Problem, words: readonly string[]): Named[] =>
  words.map((word) => ({ problem, length: word.length, pattern: new RegExp(asPattern(word), 'u') }));

const ENGLISH: Reader = {
  problems: byLength(PROBLEMS.flatMap((problem) => namedBy(problem, problem.words))),
  looks: [
    [
      'insects',
      /\b(insects?|bugs?|flies|pests?|bumps?|beetles?|grubs?|ants?|creatures|critters|fl(?:y|ies) (?:up|off|away))\b/,
    ],
    [
      'coating',
      /\b(powder\w*|flour\w*|talc\w*|dusty|dusted|(?:cob)?webs?|webbing|fluff\w*|fuzz\w*|furry|cotton\w*|mou?ld\w*|sticky|soot\w*|crust|mushrooms?(?! compost)|toadstools?)\b/,
    ],
    ['holes', /\b(holes?|bites?|eaten|chewed|notch\w*)\b/],
    ['mushy', /\b(mushy|rotten|rotting|soft|slimy)\b/],
    [
      'spots',
      /\b(spots?|marks|rings|patch\w*|blotch\w*|lesions?|speckl\w*|(orange|rusty) dust|(winding|squiggly) lines)\b/,
    ],
    ['yellow', /\b(yellow\w*|chloro\w*)\b/],
    ['brown', /\b(brown\w*|crisp\w*|dry tips?|burnt|necro\w*)\b/],
    [
      'droop',
      /\b(droop\w*|wilt\w*|limp|lifeless|flopp\w*|hang\w*|sag\w*|leans?|(fell|fallen|falls?) over)\b/,
    ],
    ['curled', /\b(curl\w*|twist\w*|wrinkl\w*|shrivel\w*|distort\w*|blister\w*|roll(ed|s|ing)?)\b/],
    ['dropped', /\b(drop\w*|(fall\w*|fell)(?! over)|loses?|losing|shed\w*)\b/],
    ['pale', /\b(pale|silver\w* (streak\w*|lines?|marks?)|faded|fading|bleached|stippl\w*|discolou?r\w*)\b/],
    ['weak', /\b(leggy|stunted|stretch\w*|weak|thin|spindly)\b/],
  ],
  negation: /\b(no|not|without|free of|never|none|nor|rule out|ruled out|unlikely)\b/,
  denied: /(?!)/,
  // What is denied before it is not denied after it.
  clause: /[.;:!?\n]|,? but |,? however |,? only |, though /,
};

const readers = new WeakMap<Tongue, Reader>();

function readerOf(tongue: Tongue): Reader {
  const { problems, reading } = tongue;
  const { looks, ...rest } = reading;
  const reader = readers.get(tongue) ?? {
    ...rest,
    problems: byLength(PROBLEMS.flatMap((problem) => namedBy(problem, list(problems[problem.id]?.words)))),
    looks: ENGLISH.looks
      .map(([look]) => look)
      .map((look): [LookId, RegExp] => [
        look,
        new RegExp(list(looks[look]).map(asPattern).join('|') || '(?!)', 'u'),
      ]),
  };
  readers.set(tongue, reader);
  return reader;
}

/**
 * Who may read a text: the reader of the language that is spoken, and the English one, as a text may have been written before the
 * language was chosen; that one alone cannot make sense of "rot", which is red in German.
 */
function readersOf(text: string): Reader[] {
  const tongue = spoken();
  if (!tongue) return [ENGLISH];
  const own = readerOf(tongue);
  return tongue.reading.own.test(text) ? [own] : [own, ENGLISH];
}

/** The parts of a text that affirm something. */
const affirmed = (text: string, { negation, denied, clause }: Reader): string[] =>
  text
    .split(clause)
    .filter((part) => !denied.test(part))
    .map((part) => part.split(negation)[0]!)
    .filter((part) => part.trim() !== '');

/** The parts of an English text that affirm something, in lower case. */
export const affirmedInEnglish = (text: string): string[] => affirmed(inLowerCase(text), ENGLISH);

const inLowerCase = (text: string): string => text.toLowerCase().replace(/[’']/g, '');

/** What the first reader finds that finds anything. */
function read<Found>(text: string, find: (parts: string[], reader: Reader) => Found[]): Found[] {
  const lower = inLowerCase(text);
  for (const reader of readersOf(lower)) {
    const found = find(affirmed(lower, reader), reader);
    if (found.length > 0) return found;
  }
  return [];
}

/** What a plant may have of all that is named: of one word, what only its kind gets comes first, and what only others get does not. */
function namedOf(problems: Named[], plant: PatientPlant): Named[] {
  const isKnown = Boolean(plant.scientificName ?? plant.family);
  if (!isKnown) return problems;
  const isItsOwn = ({ problem }: Named) => problem.proneOnly && isProne(problem, plant);
  return problems
    .filter((named) => !named.problem.proneOnly || isItsOwn(named))
    .sort((a, b) => b.length - a.length || Number(isItsOwn(b)) - Number(isItsOwn(a)));
}

/**
 * The problems that a free text names, such as an issue from a photo identification, the most precise first; at most three,
 * none where it only describes what is seen. What is denied ("no signs of rust") is not named. Caterpillars are those of box where
 * the plant is one.
 */
export const problemsFor = (text: string, plant: PatientPlant = {}): Problem[] =>
  read(text, (parts, { problems }) => {
    const found = new Map<Problem, number>();
    const named = namedOf(problems, plant);
    for (let part of parts)
      for (const { problem, length, pattern } of named) {
        if (!pattern.test(part)) continue;
        found.set(problem, Math.max(found.get(problem) ?? 0, length));
        part = part.replace(pattern, ' ');
      }
    return [...found]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_PROBLEMS)
      .map(([problem]) => problem);
  });

/** What a free text says is seen, as the first answers of a guided check: "yellow leaves with webs". */
export function answersFor(text: string): Answers {
  const [look, also] = read(text, (parts, { looks }) =>
    looks.filter(([, words]) => parts.some((part) => words.test(part))).map(([id]) => id),
  );
  return { ...(look && { look }), ...(also && { also }) };
}
