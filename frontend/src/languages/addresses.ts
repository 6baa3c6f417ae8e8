import type { LanguageCode } from './language';

/** The pages that everybody may read: the build renders each once for each language, and each has an address for it. */
const FOR_EVERYBODY = /^\/((about|contact|privacy|terms|(blog|plants)(\/.*)?)\/?)?$/i;

/** Whether a page has an address for each language. `path` is the one that it has in English. */
export const isForEverybody = (path: string): boolean => FOR_EVERYBODY.test(path);

/** The address of a page in a language: `/es/plants` for `/plants`. In English, and for members alone, it is the path itself. */
export const addressIn = (code: LanguageCode, path: string): string =>
  code === 'en' || !isForEverybody(path) ? path : `/${code}${path === '/' ? '' : path}`;
