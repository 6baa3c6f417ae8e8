import { readSeed } from '../../../setup/migrate-and-seed.js';
import { guideOf } from './guides.js';
import type { LibraryPlant } from './library-plant.js';

const library = readSeed().map(({ sources: _, ...plant }): LibraryPlant => ({
  ...plant,
  id: plant.slug,
  imageUrl: `/drawings/${plant.slug}.svg`,
}));
const guide = (slug: string) =>
  guideOf(
    library.find((plant) => plant.slug === slug)!,
    library,
  );

describe('the care guide of a plant', () => {
  it('has the words of its care and six other plants', () => {
    for (const plant of library) {
      const { related, care } = guideOf(plant, library);
      const slugs = related.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(6);
      expect(slugs).not.toContain(plant.slug);
      expect(care.water).toContain(care.oftenWatered);
    }
  });

  it('names plants of its genus before others', () => {
    const genusOf = (name: string) => name.split(' ', 1)[0];
    const aloe = guide('aloe-vera');
    const kin = library.filter((plant) => genusOf(plant.scientificName) === 'Aloe').length - 1;
    expect(kin).toBeGreaterThan(0);
    const first = aloe.related.slice(0, Math.min(kin, 6));
    expect(first.map(({ scientificName }) => genusOf(scientificName))).toEqual(first.map(() => 'Aloe'));
  });

  it('relates plants of the same kind where it knows no kin', () => {
    const kinds = new Map(library.map(({ slug, kind }) => [slug, kind]));
    for (const slug of guide('boston-fern').related.map((plant) => plant.slug))
      expect(kinds.get(slug)).toBe('fern');
  });
});
