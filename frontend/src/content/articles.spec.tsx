import { Suspense } from 'react';
import { readFileSync, readdirSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter, matchPath } from 'react-router-dom';
import { codes } from '../../test/catalogues';
import { measured } from '../../test/measured';
import { routes } from '../app/routes';
import { speak } from '../languages/language';
import { textsReady } from '../languages/texts';
import { groups } from '../pages/plants/groups';
import { bodies } from './article-bodies';
import { articles, findArticles, relatedTo, tags, type Article } from './articles';

const ROOT = process.cwd();
const plants = JSON.parse(readFileSync(`${ROOT}/backend/seeds/plant-library.json`, 'utf8')) as {
  slug: string;
}[];
const slugs = new Set(plants.map(({ slug }) => slug));
/** Where words are longer, fewer are read: as the speeds of these languages are to each other in IReST (2012). */
const WORDS_A_MINUTE = { en: 200, es: 190, de: 160 };
const SHARE = { en: /([\d.]+) of 100/g, es: /([\d,]+) de cada 100/g, de: /([\d,]+) von 100/g };

/** An article in the language that is spoken. */
const show = async (slug: Article['slug']) => {
  const Body = bodies[slug]();
  const { container } = render(
    <MemoryRouter>
      <Suspense>
        <Body />
      </Suspense>
    </MemoryRouter>,
  );
  await waitFor(() => expect(container.querySelector('h2')).not.toBeNull());
  return container;
};

afterEach(() => speak('en'));

describe('the articles', () => {
  it('are the four of the specification, the first and the third featured', () => {
    expect(articles.map(({ id, slug, featured }) => [id, slug, featured])).toEqual([
      [1, 'common-houseplant-problems-ai-diagnosis', true],
      [2, 'complete-guide-plant-identification-beginners', false],
      [3, 'creating-perfect-indoor-garden-monthly-guide', true],
      [4, 'plant-disease-detection-ai-technology', false],
    ]);
    const known = articles.map(({ slug }) => slug).sort();
    expect(Object.keys(bodies).sort()).toEqual(known);
    const files = readdirSync(`${ROOT}/frontend/src/languages/en/prose`);
    const isArticle = (name: string) => !/^(privacy|terms)\./.test(name);
    expect(files.filter(isArticle).sort()).toEqual(known.map((slug) => `${slug}.tsx`));
  });

  it('have drawings of plants that the library has', () => {
    for (const { imageUrl } of articles)
      expect(slugs).toContain(/^\/drawings\/(?:unwell\/)?([a-z-]+)\.svg$/.exec(imageUrl)![1]);
  });

  describe.each(codes)('in %s', (code) => {
    beforeEach(async () => {
      speak(code);
      await textsReady();
    });

    it.each(articles.map((article) => [article.slug, article] as const))(
      '%s takes as long to read as it says, names sources and leads to pages that exist',
      async (slug, article) => {
        const text = await show(slug);
        const words = text.textContent!.split(/\s+/).length;
        expect(parseInt(article.readTime)).toBe(Math.round(words / WORDS_A_MINUTE[code]));
        const links = [...text.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
        expect(links.filter((link) => /^https?:/.test(link)).length).toBeGreaterThan(1);
        for (const link of links.filter((link) => link.startsWith('/'))) {
          const [, plant] = /^\/plants\/([^/]+)$/.exec(link) ?? [];
          const [, group] = /^\/plants\/(.+\/.+)$/.exec(link) ?? [];
          if (plant) expect(slugs).toContain(plant);
          else if (group) expect(groups.map((each) => each.slug)).toContain(group);
          else expect([link, routes.some(({ path }) => matchPath(path, link))]).toEqual([link, true]);
        }
      },
    );

    it('say of the built-in identifier what was measured of it, on a device and on a server', async () => {
      const { device, server } = measured;
      const shares = [device.sameSources.top1, device.strangers.top1.share];
      shares.push(server.strangers.top1.share, server.strangers.top3.share);
      const text = (await show('plant-disease-detection-ai-technology')).textContent!;
      const said = [...text.matchAll(SHARE[code])].map(([, figure]) => figure!.replace(',', '.'));
      expect(said.slice(-4)).toEqual(shares.map((share) => (100 * share).toFixed(1)));
    });

    it('have eight topics, each with a name of its own', () => {
      expect(tags()).toHaveLength(8);
    });
  });

  it('say in English how long they take as the specification writes it', () => {
    for (const { readTime } of articles) expect(readTime).toMatch(/^\d+ min read$/);
  });
});

describe('finding articles', () => {
  const found = (search: string, tag?: string) => findArticles(search, tag).map(({ id }) => id);

  it('looks for every word in title, excerpt and tags, in any case', () => {
    expect(found('')).toEqual([1, 2, 3, 4]);
    expect(found('  YELLOW leaves ')).toEqual([1]);
    expect(found('beginners')).toEqual([2, 3]);
    expect(found('yellow beginners')).toEqual([]);
  });

  it('needs no accents, which not everybody types', async () => {
    speak('es');
    await textsReady();
    expect(found('jardin')).toEqual([3]);
    expect(found('identificación')).toEqual([2]);
  });

  it('combines search and tag', () => {
    expect(found('', 'Plant Health')).toEqual([1, 4]);
    expect(found('photos', 'Plant Health')).toEqual([4]);
    expect(tags().length).toBe(new Set(tags()).size);
  });

  it('relates two others, those with most tags in common first', () => {
    for (const article of articles) {
      const related = relatedTo(article);
      expect(related).toHaveLength(2);
      expect(related).not.toContain(article);
    }
    expect(relatedTo(articles[0]!).map(({ id }) => id)).toEqual([3, 4]);
  });
});
