import { readFileSync } from 'node:fs';
import path from 'node:path';
import { propagationInWords } from './propagation-words.js';
import { asksForGloves, propagatedSlugs, propagationOf } from './propagation.js';
import type { SeedPlant } from '../library-seed.repository.js';

const SEED = path.resolve(import.meta.dirname, '../../../../seeds/plant-library.json');
type Seed = Pick<SeedPlant, 'slug' | 'careInstructions' | 'petToxicity'>;
const plants = JSON.parse(readFileSync(SEED, 'utf8')) as Seed[];
const slugs = plants.map(({ slug }) => slug);
/** What a guide says of a sap or a bulb that harms the skin. */
const HARMS_SKIN =
  /\b(wear|wears) gloves\b|\b(sap|bulbs)\b[^.;]*\b(skin|eyes|irritate|stings|blisters|burns)\b|\bburning sap\b/i;

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

  it('calls for gloves where the guide warns of the sap or the bulbs, unless new plants are only sown', () => {
    const handled = plants.filter(({ slug }) => propagationOf(slug).some((way) => way !== 'seed'));
    const harmful = handled.filter((plant) =>
      HARMS_SKIN.test(`${plant.careInstructions} ${plant.petToxicity.basis}`),
    );
    expect(harmful.length).toBeGreaterThan(20);
    expect(harmful.filter(({ slug }) => !asksForGloves(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it('divides palms that grow in clumps, and only those', () => {
    for (const slug of ['areca-palm', 'bamboo-palm', 'lady-palm'])
      expect(propagationOf(slug)).toEqual(['division']);
    expect(propagationOf('parlour-palm')).toEqual(['slowSeed']);
  });

  it('says no plain yes where a nursery is needed', () => {
    for (const slug of ['apple', 'birds-nest-fern', 'kentia-palm'])
      expect(propagationInWords(slug).map(({ way }) => way)).toEqual(['hardly at home']);
  });
});
