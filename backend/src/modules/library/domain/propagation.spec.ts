import { readFileSync } from 'node:fs';
import path from 'node:path';
import { propagationInWords } from './propagation-words.js';
import { propagatedSlugs, propagationOf } from './propagation.js';

const SEED = path.resolve(import.meta.dirname, '../../../../seeds/plant-library.json');
const slugs = (JSON.parse(readFileSync(SEED, 'utf8')) as { slug: string }[]).map(({ slug }) => slug);

describe('how plants are multiplied', () => {
  it('names plants of the library only, and nearly all of them', () => {
    const named = propagatedSlugs();
    expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(slugs.filter((slug) => !named.includes(slug)).length).toBeLessThan(slugs.length / 30);
  });

  it('knows one way or two for each plant, no way twice, the best one first', () => {
    for (const slug of propagatedSlugs()) {
      const ways = propagationOf(slug);
      expect(ways.length).toBeGreaterThanOrEqual(1);
      expect(ways.length).toBeLessThanOrEqual(2);
      expect(new Set(ways).size).toBe(ways.length);
    }
    expect(propagationOf('spider-plant')).toEqual(['plantlets', 'division']);
    expect(propagationOf('jade-plant')).toEqual(['dryCuttings', 'succulentLeaves']);
    expect(propagationOf('no-plant')).toEqual([]);
  });

  it('says once that gloves are called for', () => {
    const [best, another] = propagationInWords('weeping-fig');
    expect(best!.how).toMatch(/^Wear gloves/);
    expect(another!.how).not.toMatch(/gloves/);
    expect(propagationInWords('monstera')[0]!.how).not.toMatch(/gloves/);
  });

  it('says no plain yes where a nursery is needed', () => {
    for (const slug of ['apple', 'birds-nest-fern', 'kentia-palm'])
      expect(propagationInWords(slug).map(({ way }) => way)).toEqual(['hardly at home']);
  });
});
