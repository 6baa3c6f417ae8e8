import type { LanguageCode } from './language';

const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the language on this device, in a cookie, because logging out clears the storages; the page has to be loaded anew. */
export function keepLanguage(code: LanguageCode): void {
  document.cookie = `language=${code}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
