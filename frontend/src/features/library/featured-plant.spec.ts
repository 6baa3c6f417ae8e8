import { readFileSync } from 'node:fs';
import { drawPlant } from '@leaflore/drawings';
import { drawn } from '../../../build/drawn';
import { featuredPlant } from './featured-plant';

const SEED = `${process.cwd()}/backend/seeds/plant-library.json`;

describe('the plant of the week', () => {
  it('is the Jade Plant, or the first one where that is missing', () => {
    const [fern, jade] = [{ slug: 'boston-fern' }, { slug: 'jade-plant' }];
    expect(featuredPlant([fern, jade])).toBe(jade);
    expect(featuredPlant([fern])).toBe(fern);
    expect(featuredPlant([])).toBeUndefined();
  });

  it('has the same drawing while the library loads and afterwards', () => {
    const plants = JSON.parse(readFileSync(SEED, 'utf8'));
    const { slug, drawing } = featuredPlant(plants as never[])! as never;
    expect(drawn.jade!()).toBe(drawPlant(drawing, slug));
  });
});
