import i18next from 'i18next';
import { keeping } from '../keeping.js';
import type { KeyOf, ValuesOf } from './catalogue.js';
import de from './de/index.js';
import en from './en/index.js';
import type { English } from './en/index.js';
import es from './es/index.js';
import { language, LOCALES } from './language.js';
import type { LanguageCode } from './language.js';

const numbers = Object.fromEntries(
  Object.entries(LOCALES).map(([code, locale]) => [code, new Intl.NumberFormat(locale)]),
) as Record<LanguageCode, Intl.NumberFormat>;

const speaker = i18next.createInstance();
speaker.use({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _how: string | undefined, code: string | undefined) =>
    typeof value === 'number' ? numbers[code as LanguageCode].format(value) : String(value),
});
void speaker.init({
  resources: { en, es, de },
  fallbackLng: 'en',
  initAsync: false,
  // Texts are not markup here, and what people have written is never read as a text of ours.
  interpolation: { escapeValue: false, alwaysFormat: true, skipOnVariables: true },
});

/** Texts without a word that somebody has written: there are few of them. */
const said = keeping<string>(5_000);

function say(module: string, key: string, values: Record<string, unknown> = {}): string {
  const lng = language();
  const make = () => speaker.t(key, { ...values, ns: module, lng });
  const isOurs = Object.values(values).every((value) => typeof value === 'number');
  return isOurs ? said(JSON.stringify([lng, module, key, values]), make) : make();
}

/**
 * The texts of a module: a function that gives the text of a key in the language that is spoken now (`language()`), with values for its
 * variables. Numbers are written as the language writes them; `count` chooses the form of a plural.
 */
export const texts =
  <Module extends keyof English>(module: Module) =>
  <Key extends KeyOf<English[Module]>>(key: Key, ...[values]: ValuesOf<English[Module], Key>): string =>
    say(module, key, values);
