import { AsyncLocalStorage } from 'node:async_hooks';

/** Those that we speak. */
export const LANGUAGES = ['en', 'es', 'de'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Those that people can choose, as `isOffered` of the web app says: `frontend/src/languages/language.ts`. */
export const OFFERED: readonly LanguageCode[] = ['en', 'es', 'de'];

/** For dates and numbers: the same as in the web app, `frontend/src/languages/language.ts`. */
export const LOCALES: Record<LanguageCode, string> = { en: 'en-GB', es: 'es-ES', de: 'de-DE' };

const speech = new AsyncLocalStorage<LanguageCode>();

/** The language in which texts are said now: that of the request or of the person for whom a job works; else English. */
export const language = (): LanguageCode => speech.getStore() ?? 'en';

/**
 * Runs work whose texts are said in a language; English where none was chosen. The language is stored only where it changes: once a
 * storage is in use, Node 20 watches every promise, which is a fifth of the CPU of a short request.
 */
export const speaking = <Result>(code: LanguageCode | null | undefined, work: () => Result): Result =>
  (code ?? 'en') === language() ? work() : speech.run(code ?? 'en', work);

export const isLanguage = (code: unknown): code is LanguageCode =>
  (LANGUAGES as readonly unknown[]).includes(code);

/** The first of the languages that somebody prefers which we speak, from a header such as `de-AT,de;q=0.9,en;q=0.5`. */
export function preferredLanguage(
  acceptLanguage: string | undefined,
  spoken: readonly LanguageCode[] = LANGUAGES,
): LanguageCode | undefined {
  return (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { code: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code)
    .find((code): code is LanguageCode => isLanguage(code) && spoken.includes(code));
}

/** What is made once for each language, such as a formatter, as that takes far longer than formatting. */
export function perLanguage<Made>(make: (locale: string, code: LanguageCode) => Made): () => Made {
  const made: Partial<Record<LanguageCode, Made>> = {};
  return () => (made[language()] ??= make(LOCALES[language()], language()));
}
