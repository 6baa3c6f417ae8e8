import type { LanguageCode } from '../src/languages/language';
import type { ShellWords } from '../src/prerender';
import { escape } from './head-html.ts';

/** Where feeds are: `/feed.xml`, `/feed.es.xml`. */
export const feedAddress = (code: LanguageCode): string =>
  code === 'en' ? '/feed.xml' : `/feed.${code}.xml`;

/** The empty page that starts the app, index.html, in another language than English, in which it is written. */
export function shellIn(shell: string, code: LanguageCode, said: ShellWords): string {
  const { title, about, noScript, feed } = said;
  const words: [place: RegExp, words: string][] = [
    [/(<html lang=")en(?=")/, code],
    [/(<title>)[^<]*(?=<)/, title],
    [/(<meta\s+name="description"\s+content=")[^"]*(?=")/, about],
    [/(type="application\/atom\+xml"\s+title=")[^"]*(?=")/, feed],
    [/(<noscript\s*>)[^<]*(?=<)/, noScript],
  ];
  return words
    .reduce((left, [place, text]) => {
      if (!place.test(left)) throw new Error(`index.html has no ${place.source}`);
      return left.replace(place, (_, before: string) => before + escape(text));
    }, shell)
    .replace(feedAddress('en'), feedAddress(code));
}
