import type { LanguagePack } from './catalogue';

export type LanguageCode = 'en' | 'es' | 'de';

interface Language {
  /** As its speakers call it. */
  name: string;
  /** For dates and numbers, which are the same on every device. */
  locale: string;
  /** What stands between a weekday and its date. */
  dateComma: '' | ',';
  /** Whether people can choose it: not before every page has its texts. */
  isOffered: boolean;
  /** Its texts; those of English come with the pages. */
  load?: () => Promise<{ default: LanguagePack }>;
}

/** Every language; the folder of the same name has its texts. */
export const languages: Record<LanguageCode, Language> = {
  en: { name: 'English', locale: 'en-GB', dateComma: '', isOffered: true },
  es: { name: 'Español', locale: 'es-ES', dateComma: '', isOffered: false, load: () => import('./es') },
  de: { name: 'Deutsch', locale: 'de-DE', dateComma: ',', isOffered: false, load: () => import('./de') },
};

/** What was chosen on this device, in a cookie, as `shared/lib/look.ts` keeps its settings; else English. */
function chosen(): LanguageCode {
  const code = /(?:^|; )language=(\w+)/.exec(globalThis.document?.cookie ?? '')?.[1] ?? '';
  return code in languages ? (code as LanguageCode) : 'en';
}

let current = chosen();

/** The language of the page. It stays while the page is open: who chooses another one gets the page anew. */
export const language = (): LanguageCode => current;

/** Sets the language of what is rendered next; for the build and for tests. */
export const speak = (code: LanguageCode) => void (current = code);

/** What formats in the reader's language; it is made once for each language, as that takes far longer than formatting. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made: Partial<Record<LanguageCode, Made>> = {};
  return () => (made[current] ??= make(languages[current]));
}
