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
  es: { name: 'Español', locale: 'es-ES', dateComma: '', isOffered: true, load: () => import('./es') },
  de: { name: 'Deutsch', locale: 'de-DE', dateComma: ',', isOffered: true, load: () => import('./de') },
};

/** The language that is found in a text. */
function found(pattern: RegExp, text = ''): LanguageCode | undefined {
  const code = pattern.exec(text)?.[1]?.toLowerCase() ?? '';
  return code in languages ? (code as LanguageCode) : undefined;
}

/** The language in front of an address, as in `/es/plants`: those of English and those of members have none. */
const languageIn = (address?: string) => found(/^\/(\w\w)\b/, address);

/** The path of a page, by which the app knows it, in whichever language its address is: `/plants` for `/es/plants`. */
export const pathOf = (address: string): string => (languageIn(address) ? address.slice(3) || '/' : address);

/** What the address names, else what was chosen on this device, in a cookie, as `shared/lib/look.ts` keeps its settings; else English. */
let current =
  languageIn(globalThis.location?.pathname) ??
  found(/(?:^|; )language=(\w\w)\b/, globalThis.document?.cookie) ??
  'en';

/** The language of the page. It stays while the page is open: another choice loads the page again. */
export const language = (): LanguageCode => current;

/** Sets the language of what is rendered next; for the build and for tests. */
export const speak = (code: LanguageCode) => void (current = code);

/** What formats in the reader's language; it is made once for each language, as that takes far longer than formatting. */
export function perLanguage<Made>(make: (language: Language) => Made): () => Made {
  const made: Partial<Record<LanguageCode, Made>> = {};
  return () => (made[current] ??= make(languages[current]));
}
