import type { Catalogue, KeyOf, LanguagePack, ValuesOf } from './catalogue';
import type { English } from './en';
import { language, languages, perLanguage } from './language';

const numbers = perLanguage(({ locale }) => new Intl.NumberFormat(locale));
const plurals = perLanguage(({ locale }) => new Intl.PluralRules(locale));

type Part = Exclude<keyof LanguagePack, 'prose'>;

/** The pages whose code has come. */
const pages = new Set<Part>();
/** The texts that have come, by language and page: `es/garden`. */
const come = new Map<string, unknown>();
const nameOf = (page: string) => `${language()}/${page}`;

/** What the reader's language has for a page whose code has come, once that has come as well; nothing in English. */
export function partOf(page: Part): () => unknown {
  pages.add(page);
  return () => come.get(nameOf(page));
}

/**
 * The texts of a page: a function that gives the text of a key in the reader's language, with values for its variables. Numbers are
 * written as the language writes them; `count` chooses the form of a plural. What has not come is said in English.
 */
export function texts<Page extends keyof English>(page: Page, english: English[Page]) {
  const translated = partOf(page) as () => Catalogue | undefined;
  return <Key extends KeyOf<English[Page]>>(key: Key, ...[values]: ValuesOf<English[Page], Key>): string => {
    const all: Catalogue = translated() ?? english;
    const given: Record<string, string | number> = values ?? {};
    const form = 'count' in given ? `${key}_${plurals().select(Number(given.count))}` : key;
    const text = all[form] ?? all[`${key}_other`] ?? all[key]!;
    return text.replace(/{{(\w+)}}/g, (_, name: string) => {
      const value = given[name]!;
      return typeof value === 'number' ? numbers().format(value) : value;
    });
  };
}

/**
 * Resolves when the texts of every page whose code has come are there in the reader's language: at once in English, and also where
 * they cannot be fetched; the page is in English then.
 */
export async function textsReady(): Promise<void> {
  const { load } = languages[language()];
  if (!load) return;
  const pack = await load().then(
    ({ default: found }) => found,
    () => undefined,
  );
  const missing = [...pages].filter((page) => !come.has(nameOf(page)));
  await Promise.all(
    missing.map(async (page) => {
      const part = pack?.[page];
      const found = typeof part === 'function' ? await part().catch(() => undefined) : { default: part };
      if (found?.default) come.set(nameOf(page), found.default);
    }),
  );
}

/** Fetches the texts of every page and the long ones, so that they are there when the network is not; does nothing in English. */
export async function keepTexts(): Promise<void> {
  const pack = (await languages[language()].load?.())?.default;
  for (const part of Object.values({ ...pack, ...pack?.prose })) if (typeof part === 'function') await part();
}

/** Code of a page or of a part of one, once the texts that it says are there as well: `withTexts(import('./garden-page'))`. */
export const withTexts = <Code>(code: Promise<Code>): Promise<Code> =>
  languages[language()].load ? code.then((found) => textsReady().then(() => found)) : code;
