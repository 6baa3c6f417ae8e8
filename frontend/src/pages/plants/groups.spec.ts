import { readFileSync } from 'node:fs';
import { groups, groupsOf } from './groups';

type Plant = Parameters<typeof groupsOf>[0] & { slug: string };
const plants = JSON.parse(
  readFileSync(`${process.cwd()}/backend/seeds/plant-library.json`, 'utf8'),
) as Plant[];
const slugsIn = (slug: string) =>
  plants.filter(groups.find((group) => group.slug === slug)!.has).map((plant) => plant.slug);

describe('groups of plants', () => {
  it('have an address of their own and a few plants at least', () => {
    expect(new Set(groups.map(({ slug }) => slug)).size).toBe(groups.length);
    for (const { slug } of groups) expect([slug, slugsIn(slug).length > 2]).toEqual([slug, true]);
  });

  it('take every plant by its light and by its difficulty', () => {
    for (const plant of plants) {
      const kinds = groupsOf(plant).map(({ slug }) => slug.split('/')[0]);
      expect([plant.slug, kinds.filter((kind) => kind === 'light' || kind === 'care')]).toEqual([
        plant.slug,
        ['light', 'care'],
      ]);
    }
  });

  it('never call a plant safe for pets of which nothing is known', () => {
    const safe = new Set(slugsIn('pets/not-poisonous'));
    for (const { slug, petToxicity } of plants)
      if (petToxicity.level !== 'non-toxic') expect([slug, safe.has(slug)]).toEqual([slug, false]);
    expect(slugsIn('pets/keep-away')).toContain('aloe-vera');
  });
});
