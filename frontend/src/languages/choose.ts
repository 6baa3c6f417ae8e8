import { languages, pathOf, type LanguageCode } from './language';

/** Set on this device while the account does not know yet what was chosen here: before the login, or without a network. */
export const LANGUAGE_UNSAVED = 'language-unsaved';

const YEAR_S = 365 * 24 * 60 * 60;

/** What is kept on this device, as the server and the page read it; undefined where nothing was chosen. */
export function keptLanguage(): LanguageCode | undefined {
  const code = /(?:^|; )language=(\w\w)(?:;|$)/.exec(document.cookie)?.[1] ?? '';
  return code in languages ? (code as LanguageCode) : undefined;
}

/**
 * Keeps the language on this device, in a cookie, because logging out clears the storages; the page has to be loaded again, from
 * `hereAgain()`. The server does the same for those who come to an address that names a language (`platform/http/web-app.ts`).
 */
export function keepLanguage(code: LanguageCode): void {
  document.cookie = `language=${code}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** The page that is shown, at an address that names no language: the cookie decides. */
export const hereAgain = (): string => pathOf(location.pathname) + location.search;
