import { readFileSync, readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { MemoryRouter, matchPath } from 'react-router-dom';
import { measured } from '../../test/measured';
import { routes } from '../app/routes';
import { groups } from '../pages/plants/groups';
import { bodies } from './article-bodies';
import { articles, findArticles, relatedTo, tags } from './articles';

const ROOT = process.cwd();
const plants = JSON.parse(readFileSync(`${ROOT}/backend/seeds/plant-library.json`, 'utf8')) as {
  slug: string;
}[];
const slugs = new Set(plants.map(({ slug }) => slug));
const WORDS_A_MINUTE = 200;

const show = async (slug: string) => {
  const { default: Body } = await bodies[slug]!();
  return render(
    <MemoryRouter>
      <Body />
    </MemoryRouter>,
  ).container;
};

describe('the articles', () => {
  it('are the four of the specification, the first and the third featured', () => {
    expect(articles.map(({ id, slug, featured }) => [id, slug, featured])).toEqual([
      [1, 'common-houseplant-problems-ai-diagnosis', true],
      [2, 'complete-guide-plant-identification-beginners', false],
      [3, 'creating-perfect-indoor-garden-monthly-guide', true],
      [4, 'plant-disease-detection-ai-technology', false],
    ]);
    expect(Object.keys(bodies).sort()).toEqual(articles.map(({ slug }) => slug).sort());
    const files = readdirSync(`${ROOT}/frontend/src/content/articles`);
    expect(files.filter((name) => !name.startsWith('parts.'))).toHaveLength(articles.length);
  });

  it('have drawings of plants that the library has', () => {
    for (const { imageUrl } of articles)
      expect(slugs).toContain(/^\/drawings\/(?:unwell\/)?([a-z-]+)\.svg$/.exec(imageUrl)![1]);
  });

  it.each(articles)(
    '$slug takes as long to read as it says, names sources and leads to pages that exist',
    async ({ slug, readTime }) => {
      const text = await show(slug);
      const words = text.textContent!.split(/\s+/).length;
      expect(readTime).toBe(`${Math.round(words / WORDS_A_MINUTE)} min read`);
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
    const text = (await show('plant-disease-detection-ai-technology')).textContent;
    const said = [...text.matchAll(/([\d.]+) of 100/g)].map(([, figure]) => figure);
    expect(said.slice(-4)).toEqual(shares.map((share) => (100 * share).toFixed(1)));
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

  it('combines search and tag', () => {
    expect(found('', 'Plant Health')).toEqual([1, 4]);
    expect(found('photos', 'Plant Health')).toEqual([4]);
    expect(tags.length).toBe(new Set(tags).size);
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
