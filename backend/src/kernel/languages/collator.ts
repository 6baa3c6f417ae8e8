import { perLanguage } from './language.js';

/** Compares names as the language that is spoken orders them. */
export const collator = perLanguage((locale) => new Intl.Collator(locale));
