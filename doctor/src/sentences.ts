import { spoken } from './speech.js';

/** What the doctor says besides its catalogue and its questions. */
export const SENTENCES = {
  likely: 'This looks like: {{name}}.',
  possible: 'It may be one of these. Start with the first.',
  unclear: 'We can’t say for sure. Look closely at these, or ask again in a few days.',
  why: 'Why we think so: {{reasons}}.',
  common: 'Nothing you saw rules it out, and it is common.',
  prone: 'how common it is on this kind of plant',
  nearUnderLeaves: 'Look at the plants that stand near it, above all under their leaves.',
  nearOfItsKind: 'Look at other plants of its kind and at those that stand close to it.',
  photo: 'Take a photo from the same side as before.',
  look: 'Look again: is it better?',
  better: 'Good to hear. Keep an eye on it for a few weeks.',
  mistaken: 'Then we look again with fresh eyes.',
  notBetter: 'Sorry to hear that. It may be something else, so check these next.',
} as const;

/** A sentence in the language that is spoken, with values for its variables. */
export function say(sentence: keyof typeof SENTENCES, values: Readonly<Record<string, string>> = {}): string {
  const text = spoken()?.sentences[sentence] ?? SENTENCES[sentence];
  return text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}

const lists = new Map<string, Intl.ListFormat>();

/** "a, b and c". */
export function inWords(parts: readonly string[]): string {
  const locale = spoken()?.locale ?? 'en-GB';
  const list = lists.get(locale) ?? new Intl.ListFormat(locale);
  lists.set(locale, list);
  return list.format(parts);
}
