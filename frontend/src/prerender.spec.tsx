import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers';
import { shellIn } from '../build/shell';
import { feed, sitemap } from '../build/site-files';
import { libraryPlant } from '../test/visit';
import { articles } from './content/articles';
import { speak, type LanguageCode } from './languages/language';
import {
  addresses,
  codes,
  renderIn,
  renderPages,
  shellWords,
  type RenderedPage,
  type ShellWords,
} from './prerender';

// React's server renderer needs what Node has and jsdom lacks.
Object.assign(globalThis, { setImmediate });

const related = [
  { slug: 'fern', commonName: 'Fern', scientificName: 'Nephrolepis', imageUrl: '/drawings/fern.svg' },
];
const propagation = [{ way: 'the young plants at its base', how: 'Cut one off with roots of its own.' }];
const aloe = { ...libraryPlant('Aloe Vera', { scientificName: 'Aloe vera' }), propagation, related };
const fern = {
  ...libraryPlant('Fern', { lightNeeds: 'Shade', humidity: 'high' }),
  propagation: [],
  related: [],
};

const inEvery: Record<string, { pages: Map<string, RenderedPage>; words: ShellWords; feed: string }> = {};
beforeAll(async () => {
  for (const code of codes) {
    await renderIn(code);
    const words = shellWords();
    const pages = new Map((await renderPages([aloe, fern])).map((page) => [page.file, page]));
    inEvery[code] = { pages, words, feed: feed(articles, words.feed, code) };
  }
  speak('en');
}, 120_000);

describe('the pages that the build renders', () => {
  let pages: Map<string, RenderedPage>;
  beforeAll(() => void (pages = inEvery.en!.pages));
  const read = (file: string) => {
    const main = document.createElement('div');
    main.innerHTML = pages.get(file)!.html;
    return main;
  };

  it.each([
    ['home.newcomer', 'Begin with one plant', '/identify'],
    ['home.premium-newcomer', 'Begin with one plant', '/identify'],
    ['garden.newcomer', 'Your Garden is Empty', '/identify'],
    ['garden.premium-newcomer', 'Your Garden is Empty', '/identify'],
  ])(
    '%s is complete for a member without plants: its drawing, its text and the next step',
    (file, title, next) => {
      const main = read(file).querySelector('main')!;
      expect(main.textContent).toContain(title);
      expect(main.querySelector('img')).toHaveAttribute('src');
      expect(main.querySelector(`a[href="${next}"]`)).not.toBeNull();
      expect(main.textContent).not.toContain('Loading your garden');
    },
  );

  it.each([
    ['home.member', 'See what your plants need today, or learn the name of a new one.'],
    ['garden.member', 'Your plants and what each one needs.'],
    ['identify.member', 'Plant Identification'],
    ['identifications.member', 'Your Identifications'],
  ])('%s holds what stays and is largest while the rest is on its way', (file, words) => {
    expect(read(file).textContent).toContain(words);
  });

  it('of a plant holds the drawing that stands before its photo', () => {
    expect(read('garden.id.member').querySelector('main img')).toHaveAttribute('src');
    expect(pages.get('garden.id.member')!.asks).toEqual(['/api/plants/:id']);
  });

  it('are there for both plans, and say of Premium only what all who have it share', () => {
    const members = [...pages.keys()].filter((file) => /\.(member|newcomer)$/.test(file));
    expect(members).toHaveLength(8);
    // Easy view has no header: it is for one task.
    for (const file of members.filter((name) => !name.startsWith('easy'))) {
      const premium = file.replace('member', 'premium').replace('newcomer', 'premium-newcomer');
      const badge = (of: string) => read(of).querySelector('header')!.textContent!.split('Premium').length;
      expect([premium, badge(premium) - 1]).toEqual([premium, 1]);
    }
    expect(read('home.premium').textContent).toContain('Unlimited identifications and AI chat');
    expect(read('identify.member').textContent).toContain('Free Trial');
    expect(read('identify.premium').textContent).not.toContain('Free Trial');
  });

  it('say nothing that is true for some members only, and need no style attribute', () => {
    for (const { file, who, html } of pages.values()) {
      expect([file, / style="/.test(html)]).toEqual([file, false]);
      const some = who.startsWith('premium') ? /\d identification/ : /PREMIUM|\d identification/;
      if (who !== 'visitor') expect([file, some.test(html)]).toEqual([file, false]);
    }
  });

  it('tell search engines in the HTML itself what they are about', () => {
    const { title, tags } = pages.get('plants/aloe-vera')!;
    expect(title).toBe('Aloe Vera care guide · Leaflore');
    expect(tags!.canonical).toBe('http://localhost/plants/aloe-vera');
    expect(tags!.data.map((about) => about['@type'])).toEqual(['Article', 'BreadcrumbList']);
    for (const { who, file, description, tags } of pages.values()) {
      expect([file, description.length > 3]).toEqual([file, true]);
      expect([file, Boolean(tags)]).toEqual([file, who === 'visitor']);
      if (tags) expect([file, tags.metas.every(({ content }) => content.length > 3)]).toEqual([file, true]);
      if (tags) expect([file, tags.data.length > 0]).toEqual([file, true]);
    }
    const described = [...pages.values()].flatMap(({ tags }) => tags?.description ?? []);
    expect(new Set(described).size).toBe(described.length);
  });

  it('describe the app, its makers, Premium for 4.99 USD, the questions, and articles', () => {
    const dataOf = (file: string) => pages.get(file)!.tags!.data;
    const landing = dataOf('landing');
    expect(landing.map((about) => about['@type'])).toEqual([
      'WebApplication',
      'Organization',
      'Product',
      'FAQPage',
    ]);
    expect(landing[2]).toMatchObject({ offers: { price: '4.99', priceCurrency: 'USD' } });
    const article = dataOf('blog/common-houseplant-problems-ai-diagnosis').map((about) => about['@type']);
    expect(article.some((type) => /Article|BlogPosting/.test(type))).toBe(true);
  });

  it('have the whole care guide of a plant, and lead to others', () => {
    const guide = read('plants/aloe-vera');
    for (const text of [
      'Aloe vera',
      'Every 2 weeks, every month in winter.',
      'Gritty cactus compost',
      'Poisonous to pets',
      'Make new plants from it',
      'The young plants at its base. Cut one off',
    ])
      expect(guide.textContent).toContain(text);
    const links = [...guide.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/plants/fern', '/plants/care/easy', '/plants', '/?join=aloe-vera']),
    );
    expect(pages.get('plants/aloe-vera')!.data).toEqual({ path: '/plants/aloe-vera', data: aloe });
  });

  it('list the plants of the library, all and by what they need', () => {
    const linksOf = (file: string) =>
      [...read(file).querySelectorAll('main a[href^="/plants/"] img')].map((picture) =>
        picture.closest('a')!.getAttribute('href'),
      );
    expect(linksOf('plants')).toEqual(['/plants/aloe-vera', '/plants/fern']);
    expect(read('plants').textContent).toContain('every 2 weeks');
    expect(linksOf('plants/light/shade')).toEqual(['/plants/fern']);
  });

  it('are the only care guides that have an address', () => {
    const known = addresses([aloe, fern]);
    expect(known).toEqual(
      expect.arrayContaining(['/plants', '/plants/fern', '/plants/room/bathroom', '/garden/:id']),
    );
    expect(known.filter((path) => path.includes('*') || path === '/plants/:slug')).toEqual([]);
  });
});

describe('the pages of other languages', () => {
  const others = codes.filter((code) => code !== 'en');
  const all = () => codes.flatMap((code) => [...inEvery[code]!.pages.values()]);
  const page = (code: LanguageCode, file: string) => inEvery[code]!.pages.get(file)!;
  const read = (code: LanguageCode, file: string) => {
    const main = document.createElement('div');
    main.innerHTML = page(code, file).html;
    return main;
  };
  const linksOf = (element: Element) =>
    [...element.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
  const open = () => all().filter(({ who, file }) => who === 'visitor' && !file.endsWith('not-found'));

  it.each(others)('in %s are those of English, in a folder', (code) => {
    const english = [...inEvery.en!.pages.keys()].map((file) => `${code}/${file}`);
    expect([...inEvery[code]!.pages.keys()].sort()).toEqual(english.sort());
  });

  it.each([
    ['es', 'Sobre Leaflore', 'Tu jardín todavía está vacío'],
    ['de', 'Über Leaflore', 'Dein Garten ist noch leer'],
  ] as const)('say all in %s, to visitors and to members', (code, about, empty) => {
    expect(read(code, `${code}/about`).querySelector('h1')!.textContent).toBe(about);
    expect(read(code, `${code}/garden.newcomer`).querySelector('main')!.textContent).toContain(empty);
    expect(page(code, `${code}/about`).title).toBe(about);
    for (const [file, { html }] of inEvery.en!.pages)
      expect([file, page(code, `${code}/${file}`).html === html]).toEqual([file, false]);
  });

  it('lead visitors to pages of the same language, and to those that have one address alone', () => {
    const links = linksOf(read('es', 'es/plants/aloe-vera'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/es',
        '/es?join=aloe-vera',
        '/es/plants',
        '/es/plants/fern',
        '/es/blog',
        '/premium',
      ]),
    );
    const english = /^\/(about|blog|contact|plants|privacy|terms|de)\b/;
    expect(links.filter((href) => english.test(href))).toEqual([]);
    expect(linksOf(read('es', 'es/garden.newcomer')).filter((href) => href.startsWith('/es'))).toEqual([]);
  });

  it('name each other, and themselves as their address', () => {
    for (const { file, tags } of open()) {
      const own = `http://localhost/${file.replace(/(^|\/)landing$/, '')}`;
      const { canonical, alternates, metas } = tags!;
      expect(canonical).toBe(own);
      expect(metas.find(({ name }) => name === 'og:url')!.content).toBe(own);
      const path = own.replace(/^http:\/\/localhost(\/(es|de)(?=\/|$))?/, '');
      expect(alternates).toEqual([
        { hreflang: 'x-default', href: `http://localhost${path || '/'}` },
        { hreflang: 'en', href: `http://localhost${path || '/'}` },
        { hreflang: 'es', href: `http://localhost/es${path === '/' ? '' : path}` },
        { hreflang: 'de', href: `http://localhost/de${path === '/' ? '' : path}` },
      ]);
    }
    for (const code of codes) expect(page(code, inFolder(code, 'not-found')).tags!.alternates).toEqual([]);
  });

  it('tell search engines in which language they are, and where they stand in it', () => {
    const { tags } = page('de', 'de/plants/aloe-vera');
    expect(tags!.metas).toContainEqual({ attribute: 'property', name: 'og:locale', content: 'de_DE' });
    const [article, trail] = tags!.data;
    expect(article).toMatchObject({
      inLanguage: 'de',
      mainEntityOfPage: 'http://localhost/de/plants/aloe-vera',
    });
    expect((trail!.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual([
      'http://localhost/de/plants',
      'http://localhost/de/plants/aloe-vera',
    ]);
    const landing = page('es', 'es/landing').tags!.data.map((about) => [about['@type'], about.inLanguage]);
    expect(landing).toEqual([
      ['WebApplication', 'es'],
      ['Organization', undefined],
      ['Product', undefined],
      ['FAQPage', 'es'],
    ]);
  });

  it('come with the whole title, which names the product', () => {
    for (const { title } of all()) expect(title).toContain('Leaflore');
    expect(page('en', 'garden.member').title).toBe('My Garden · Leaflore');
    expect(page('en', 'landing').title).toMatch(/^Leaflore: [^·]+$/);
  });

  it('have a title and a description of their own each, and no id twice', () => {
    for (const code of codes) {
      const described = open().filter(({ file }) => file === inFolder(code, file.replace(/^(es|de)\//, '')));
      const titles = described.map(({ title }) => title);
      const descriptions = described.map(({ description }) => description);
      for (const words of [titles, descriptions]) expect(new Set(words).size).toBe(described.length);
    }
    for (const { file, html } of all()) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([file, ids.length]).toEqual([file, new Set(ids).size]);
    }
  });

  it('are in the sitemap, with their alternates, which are there as well', () => {
    const text = sitemap(all());
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, address]) => address!);
    const listed = found(/<loc>(.*?)<\/loc>/g);
    expect(listed).toEqual(open().map(({ tags }) => tags!.canonical));
    expect(new Set(listed).size).toBe(listed.length);
    const named = found(/<xhtml:link rel="alternate" hreflang="[-\w]+" href="(.*?)"\/>/g);
    expect(named).toHaveLength(listed.length * (codes.length + 1));
    expect(new Set(named)).toEqual(new Set(listed));
  });

  it('have a feed for each language, which leads to articles in it', () => {
    expect(inEvery.en!.feed).toContain('<link rel="self" href="https://site.invalid/feed.xml"/>');
    const { feed: german } = inEvery.de!;
    expect(german).toContain('xml:lang="de"');
    expect(german).toContain('<link rel="self" href="https://site.invalid/feed.de.xml"/>');
    const links = german.match(/<link href="https:\/\/site\.invalid\/de\/blog\/[\w-]+"\/>/g);
    expect(links).toHaveLength(articles.length);
  });

  it('start from a shell in their language', () => {
    const shell = readFileSync(`${process.cwd()}/frontend/index.html`, 'utf8');
    const english = shell.replace(/\s+/g, ' ');
    Object.values(inEvery.en!.words).forEach((words) => expect(english).toContain(words));
    const german = shellIn(shell, 'de', inEvery.de!.words);
    for (const words of Object.values(inEvery.de!.words)) expect(german).toContain(words);
    for (const words of Object.values(inEvery.en!.words))
      expect(german.replace(/\s+/g, ' ')).not.toContain(words);
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('href="/feed.de.xml"');
    expect(() => shellIn(shell.replace('<noscript', '<p'), 'de', inEvery.de!.words)).toThrow(/noscript/);
  });
});

const inFolder = (code: LanguageCode, file: string) => (code === 'en' ? file : `${code}/${file}`);
