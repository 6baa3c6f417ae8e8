import { setImmediate } from 'node:timers';
import { libraryPlant } from '../test/visit';
import { addresses, renderPages, type RenderedPage } from './prerender';

// React's server renderer needs what Node has and jsdom lacks.
Object.assign(globalThis, { setImmediate });

const related = [
  { slug: 'fern', commonName: 'Fern', scientificName: 'Nephrolepis', imageUrl: '/drawings/fern.svg' },
];
const aloe = { ...libraryPlant('Aloe Vera', { scientificName: 'Aloe vera' }), related };
const fern = { ...libraryPlant('Fern', { lightNeeds: 'Shade', humidity: 'high' }), related: [] };

describe('the pages that the build renders', () => {
  let pages: Map<string, RenderedPage>;
  beforeAll(async () => {
    pages = new Map((await renderPages([aloe, fern])).map((page) => [page.file, page]));
  }, 60_000);
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
    for (const { who, file, tags } of pages.values()) {
      expect([file, Boolean(tags)]).toEqual([file, who === 'visitor']);
      if (tags) expect([file, tags.metas.every(({ content }) => content.length > 3)]).toEqual([file, true]);
    }
    const described = [...pages.values()].flatMap(({ tags }) => tags?.metas[0]!.content ?? []);
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
    ])
      expect(guide.textContent).toContain(text);
    const links = [...guide.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/plants/fern', '/plants/care/easy', '/plants', '/?login']),
    );
    expect(pages.get('plants/aloe-vera')!.data).toEqual({ path: '/plants/aloe-vera', data: aloe });
  });

  it('list the plants of the library, all and by what they need', () => {
    const linksOf = (file: string) =>
      [...read(file).querySelectorAll('main a[href^="/plants/"] img')].map((picture) =>
        picture.closest('a')!.getAttribute('href'),
      );
    expect(linksOf('plants')).toEqual(['/plants/aloe-vera', '/plants/fern']);
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
