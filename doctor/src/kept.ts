import { PROBLEMS } from './catalogue/index.js';
import { say } from './sentences.js';
import { inEnglish, spoken } from './speech.js';
import type { Tongue } from './speech.js';

/** The texts that plans are kept with: what problems are called, and what each day asks for. */
const plans = (): string[] => [
  ...PROBLEMS.flatMap(({ name, steps }) => [name, ...steps.map(({ text }) => text)]),
  say('photo'),
  say('look'),
];

const known = new WeakMap<Tongue, ReadonlyMap<string, string>>();

/**
 * A text of a plan that was kept in English, in the language that is spoken. What is not in the catalogue, such as a gardener's own
 * words or what it said long ago, stays as it is.
 */
export function kept(text: string): string {
  const tongue = spoken();
  if (!tongue) return text;
  const translations = known.get(tongue) ?? translationsIn(tongue);
  return translations.get(text) ?? text;
}

/** A step that several problems have is the same in each of them. */
function translationsIn(tongue: Tongue): ReadonlyMap<string, string> {
  const translated = plans();
  const made = new Map(inEnglish(plans).map((text, index) => [text, translated[index]!] as const));
  known.set(tongue, made);
  return made;
}
