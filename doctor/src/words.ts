import { PROBLEMS } from './catalogue/index.js';
import type { Problem } from './problem.js';
import type { Answers, LookId } from './questions.js';

const MAX_PROBLEMS = 3;
const NEGATION = /\b(no|not|without|free of|never|none|nor|rule out|ruled out|unlikely)\b/;
/** Where a thought ends: what is denied before it is not denied after it. */
const CLAUSE = /[.;:!?\n]|,? but |,? however |,? only |, though /;

const asPattern = (word: string) =>
  new RegExp(`(?<![a-z])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]?')}(?![a-z])`);

const PATTERNS = PROBLEMS.flatMap((problem) =>
  problem.words.map((word) => ({ problem, length: word.length, pattern: asPattern(word) })),
).sort((a, b) => b.length - a.length);

/** The parts of a text that affirm something, in lower case. */
const affirmed = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(CLAUSE)
    .map((clause) => clause.split(NEGATION)[0]!)
    .filter((clause) => clause.trim() !== '');

/**
 * The problems that a free text names, such as an issue from a photo identification, the most precise first; at most three,
 * none where it only describes what is seen. What is denied ("no signs of rust") is not named.
 */
export function problemsFor(text: string): Problem[] {
  const found = new Map<Problem, number>();
  for (let clause of affirmed(text)) {
    for (const { problem, length, pattern } of PATTERNS) {
      if (!pattern.test(clause)) continue;
      found.set(problem, Math.max(found.get(problem) ?? 0, length));
      clause = clause.replace(pattern, ' ');
    }
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_PROBLEMS)
    .map(([problem]) => problem);
}

const LOOK_WORDS: [LookId, RegExp][] = [
  ['insects', /\b(insects?|bugs?|flies|pests?|bumps?)\b/],
  ['coating', /\b(powder\w*|webs?|webbing|fuzz\w*|cotton\w*|mou?ld|sticky|soot\w*|crust)\b/],
  ['holes', /\b(holes?|bites?|eaten|chewed)\b/],
  ['mushy', /\b(mushy|rotten|rotting|soft|slimy)\b/],
  ['spots', /\b(spots?|patch\w*|blotch\w*|lesions?|speckl\w*)\b/],
  ['yellow', /\b(yellow\w*|chloro\w*)\b/],
  ['brown', /\b(brown\w*|crisp\w*|dry tips?|burnt|necro\w*)\b/],
  ['droop', /\b(droop\w*|wilt\w*|limp|hang\w*|sag\w*|leans?|floppy)\b/],
  ['curled', /\b(curl\w*|twist\w*|wrinkl\w*|shrivel\w*|distort\w*)\b/],
  ['dropped', /\b(drop\w*|fall\w*|fell|loses?|losing|shed\w*)\b/],
  ['pale', /\b(pale|faded|fading|bleached|stippl\w*|discolou?r\w*)\b/],
  ['weak', /\b(leggy|stunted|stretch\w*|weak|thin|spindly)\b/],
];

/** What a free text says is seen, as the first answers of a guided check: "yellow leaves with webs". */
export function answersFor(text: string): Answers {
  const clauses = affirmed(text);
  const looks = LOOK_WORDS.filter(([, words]) => clauses.some((clause) => words.test(clause))).map(
    ([look]) => look,
  );
  const [look, also] = looks;
  return { ...(look && { look }), ...(also && { also }) };
}
