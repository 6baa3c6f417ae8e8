import type { Viewed } from './garden-view';
import { meant } from './meant';

const plant = (commonName: string, more: Partial<Viewed> = {}): Viewed => ({
  id: `id of ${commonName}`,
  commonName,
  scientificName: null,
  place: null,
  status: 'healthy',
  needsWater: false,
  waterDueOn: '2026-12-01',
  ...more,
});
const lily = plant('Peace Lily', { scientificName: 'Spathiphyllum wallisii', place: 'Kitchen' });
const jade = plant('Jade Plant', { status: 'needs-water', needsWater: true });
const aloe = plant('Áloe Vera');
const garden = [lily, jade, aloe];
const found = (search: string, filter: Parameters<typeof meant>[1] = 'all') =>
  meant(garden, filter, search).map(({ commonName }) => commonName);

describe('a search of the garden that finds nothing', () => {
  it.each([
    ['paece', 'Peace Lily'],
    ['peece lily', 'Peace Lily'],
    ['pece', 'Peace Lily'],
    ['peaace', 'Peace Lily'],
    ['eace lilly', 'Peace Lily'],
    ['kichen', 'Peace Lily'],
    ['spatiphylum', 'Peace Lily'],
    ['jdae plant', 'Jade Plant'],
    ['alow', 'Áloe Vera'],
    ['aole', 'Áloe Vera'],
  ])('is forgiven a typing error: %s', (search, name) => expect(found(search)).toEqual([name]));

  it.each(['pxe', 'paexx', 'petunia', 'xxathiphyllum', 'lily fern', 'peece fern'])(
    'is not taken for something else: %s',
    (search) => expect(found(search)).toEqual([]),
  );

  it('finds what a filter shows, and nothing else where a plant beside the filter is called just so', () => {
    expect(found('paece', 'needs-water')).toEqual([]);
    expect(found('jdae', 'needs-water')).toEqual(['Jade Plant']);
    expect(meant([lily, plant('Peach Lila')], 'needs-care', 'peac')).toEqual([]);
  });

  it('finds a word with any one letter wrong, left out or typed twice', () => {
    const name = 'spathiphyllum';
    for (let at = 1; at < name.length - 1; at += 1)
      for (const wrong of ['x', '', name[at]!.repeat(2)])
        expect(found(name.slice(0, at) + wrong + name.slice(at + 1))).toEqual(['Peace Lily']);
  });
});
