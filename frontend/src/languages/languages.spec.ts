import i18next from 'i18next';
import { asked, baseOf, codes, pagesOf, textsOf, variablesIn } from '../../test/catalogues';
import { languages, speak } from './language';
import { texts, textsReady } from './texts';

const others = codes.filter((code) => code !== 'en');
const calls = asked();
const english = pagesOf('en');

afterEach(() => speak('en'));

describe('the catalogues', () => {
  it.each(others)('of %s have every page, and none that English does not have', (code) => {
    expect(pagesOf(code)).toEqual(english);
  });

  it.each(others)('of %s have the forms of each plural that its grammar needs, and no other keys', (code) => {
    const forms = new Intl.PluralRules(languages[code].locale).resolvedOptions().pluralCategories;
    for (const page of english) {
      const keys = Object.keys(textsOf('en', page));
      const needed = keys.flatMap((key) =>
        baseOf(key) === key ? [key] : forms.map((form) => `${baseOf(key)}_${form}`),
      );
      expect([page, Object.keys(textsOf(code, page)).sort()]).toEqual([page, [...new Set(needed)].sort()]);
    }
  });

  it.each(others)('of %s say the variables that English says', (code) => {
    for (const page of english)
      for (const [key, text] of Object.entries(textsOf(code, page))) {
        const source = textsOf('en', page);
        const same = source[key] ?? source[`${baseOf(key)}_other`]!;
        expect([page, key, variablesIn(text)]).toEqual([page, key, variablesIn(same)]);
      }
  });

  it.each(codes)('of %s have no empty text, and none with spaces doubled', (code) => {
    for (const page of english)
      for (const [key, text] of Object.entries(textsOf(code, page)))
        expect([page, key, text.trim() !== '' && !/ {2}/.test(text)]).toEqual([page, key, true]);
  });

  it.each(codes)(
    'of %s quote as the language does, and Spanish puts the full stop after what it quotes',
    (code) => {
      const quoted = { en: /“[^“”]+”/g, es: /«[^«»]*[^«».]»/g, de: /„[^„“]+“/g }[code];
      for (const page of english)
        for (const [key, text] of Object.entries(textsOf(code, page)))
          expect([page, key, text.replace(quoted, '').match(/["“”„«»]/g)]).toEqual([page, key, null]);
    },
  );

  it('in German put what a plant is called in quotes where it would be bent, never break “E-Mail”, and have one mark for what is left out', () => {
    const bent = /\b(von|an|bei|nach|für|über|zu|mit) {{(plant|other|typical)}}/;
    for (const page of english)
      for (const [key, text] of Object.entries(textsOf('de', page))) {
        const broken = page === 'heads' ? [] : text.match(/ E-Mail/g);
        expect([page, key, text.match(bent), text.match(/\.\.\./), broken ?? []]).toEqual([
          page,
          key,
          null,
          null,
          [],
        ]);
      }
  });

  it('say in Spanish how many are left with a plural verb only where one has a form of its own', () => {
    const plural = english.flatMap((page) =>
      Object.entries(textsOf('es', page))
        .filter(([key, text]) => baseOf(key) === key && /\b(quedan|faltan) {{/i.test(text))
        .map(([key]) => `${page} ${key}`),
    );
    expect(plural).toEqual([]);
  });

  it('break a Spanish word of a tile or a heading only where it begins the line: a later one has the next line', () => {
    const broken = ['key', 'home', 'identifications'].flatMap((page) =>
      Object.values(textsOf('es', page)).filter((text) => / .*\u00ad/.test(text)),
    );
    expect(broken).toEqual([]);
  });

  it('are asked with keys that are written out, so that unused ones can be found', () => {
    expect(calls.filter(({ keys }) => !keys.length).map(({ where }) => where)).toEqual([]);
  });

  it('have no text that nothing says', () => {
    const used = new Set(calls.flatMap(({ page, keys }) => keys.map((key) => `${page} ${key}`)));
    const unused = english.flatMap((page) =>
      Object.keys(textsOf('en', page))
        .map((key) => `${page} ${baseOf(key)}`)
        .filter((key) => !used.has(key)),
    );
    expect(unused).toEqual([]);
  });
});

describe('a text', () => {
  /** i18next itself, with numbers as the language writes them. */
  const reference = async (code: (typeof codes)[number]) => {
    const numbers = new Intl.NumberFormat(languages[code].locale);
    const format = (value: unknown) => (typeof value === 'number' ? numbers.format(value) : String(value));
    const nothing = () => undefined;
    const instance = i18next.createInstance();
    instance.use({ type: 'formatter', init: nothing, add: nothing, addCached: nothing, format });
    await instance.init({
      lng: languages[code].locale,
      resources: {
        [languages[code].locale]: Object.fromEntries(english.map((page) => [page, textsOf(code, page)])),
      },
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
    return instance;
  };

  it.each(codes)('is what i18next makes of it, in %s', async (code) => {
    const instance = await reference(code);
    speak(code);
    const saying = new Map(
      english.map((page) => [page, texts(page as 'garden', textsOf('en', page) as never)]),
    );
    await textsReady();
    for (const page of english)
      for (const key of Object.keys(textsOf('en', page)).map(baseOf))
        for (const count of [0, 1, 2, 5, 21, 1_234, 1_000_000]) {
          const named = Object.values(textsOf('en', page)).flatMap(variablesIn);
          const values = Object.fromEntries(named.map((name) => [name, `<${name}> & $1`]));
          const isPlural = `${key}_other` in textsOf('en', page);
          const all = isPlural ? { ...values, count } : { ...values, number: count };
          const say = saying.get(page) as unknown as (key: string, values: object) => string;
          expect([key, say(key, all)]).toEqual([key, instance.t(key, { ns: page, ...all })]);
        }
  });

  it('is English where its language cannot be fetched', async () => {
    const { load } = languages.de;
    languages.de.load = () => Promise.reject(new Error('no network'));
    speak('de');
    const say = texts('missing' as 'shell', { back: 'Back' } as never);
    await textsReady();
    languages.de.load = load;
    expect(say('back')).toBe('Back');
  });
});
