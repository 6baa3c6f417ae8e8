import {
  byNeed,
  count,
  filterOf,
  isNeedyFirst,
  keepFiltered,
  keepOrder,
  seen,
  type Viewed,
} from './garden-view';
import { placesOf } from './places';

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
const jade = plant('Jade Plant', { status: 'needs-water', needsWater: true, waterDueOn: '2026-11-20' });
const fern = plant('Fern', {
  status: 'needs-care',
  needsWater: true,
  waterDueOn: '2026-11-02',
  place: 'Bathroom',
});
const rose = plant('Rosé', { waterDueOn: null, place: 'Kitchen' });
const garden = [rose, lily, jade, fern];
const names = (plants: Viewed[]) => plants.map(({ commonName }) => commonName);

describe('the garden', () => {
  it('starts with what has waited longest, then what is due next, then what needs no water', () => {
    expect(names([...garden].sort(byNeed))).toEqual(['Fern', 'Jade Plant', 'Peace Lily', 'Rosé']);
  });

  it('sorts by name where the days are the same', () => {
    const three = ['Aloe 10', 'aloe 9', 'Basil'].map((name) => plant(name));
    expect(names(three.reverse().sort(byNeed))).toEqual(['aloe 9', 'Aloe 10', 'Basil']);
  });

  it('keeps its order while plants are watered, finds each its place when one is new, and drops those that are gone', () => {
    const order = keepOrder([], garden);
    const watered = garden.map((each) => ({ ...each, status: 'healthy' as const, waterDueOn: '2026-12-24' }));
    expect(keepOrder(order, watered)).toEqual(order);
    const ivy = plant('Ivy');
    expect(keepOrder(order, [lily, ivy, fern])).toEqual([fern.id, ivy.id, lily.id]);
    expect(keepOrder(order, [lily, fern])).toEqual([fern.id, lily.id]);
  });

  it('says that those that need their gardener come first only where it is so', () => {
    expect(isNeedyFirst([fern, jade, lily])).toBe(true);
    expect(isNeedyFirst([fern, lily, jade])).toBe(false);
    expect(isNeedyFirst([lily, rose])).toBe(false);
    expect(isNeedyFirst([])).toBe(false);
  });

  it('is filtered and searched together', () => {
    expect(names(seen(garden, 'all', ''))).toEqual(names(garden));
    expect(names(seen(garden, 'healthy', ''))).toEqual(['Rosé', 'Peace Lily']);
    expect(names(seen(garden, 'needs-water', ''))).toEqual(['Jade Plant', 'Fern']);
    expect(names(seen(garden, 'needs-care', ''))).toEqual(['Fern']);
    expect(seen(garden, 'needs-care', 'jade')).toEqual([]);
  });

  it('keeps what a filter has shown until another is chosen, so that nothing moves under the finger', () => {
    const thirsty = keepFiltered({ filter: 'all', ids: new Set() }, 'needs-water', garden);
    const watered = garden.map((each) => ({ ...each, status: 'healthy' as const, needsWater: false }));
    const stay = keepFiltered(thirsty, 'needs-water', watered);
    expect(stay).toBe(thirsty);
    expect(names(seen(watered, 'needs-water', '', stay))).toEqual(['Jade Plant', 'Fern']);
    expect(names(seen(watered, 'needs-water', 'jade', stay))).toEqual(['Jade Plant']);
    const more = keepFiltered(thirsty, 'needs-water', [...watered, { ...rose, id: 'new', needsWater: true }]);
    expect([...more.ids]).toEqual([jade.id, fern.id, 'new']);
    expect(keepFiltered(thirsty, 'needs-care', watered).ids.size).toBe(0);
  });

  it('is searched by either name and by place, in any case, with or without accents', () => {
    expect(names(seen(garden, 'all', '  SPATHI '))).toEqual(['Peace Lily']);
    expect(names(seen(garden, 'all', 'rose'))).toEqual(['Rosé']);
    expect(names(seen(garden, 'all', 'lily kitchen'))).toEqual(['Peace Lily']);
    expect(seen(garden, 'all', '.*')).toEqual([]);
  });

  it('counts what its filters show', () => {
    expect(count(garden)).toEqual({ total: 4, healthy: 2, needWater: 2 });
    expect(seen(garden, 'needs-water', '')).toHaveLength(2);
    expect(count([])).toEqual({ total: 0, healthy: 0, needWater: 0 });
  });

  it('knows its places, the most used first', () => {
    expect(placesOf(garden)).toEqual(['Kitchen', 'Bathroom']);
    expect(placesOf([])).toEqual([]);
  });

  it('shows everything when the filter is unknown', () => {
    expect(filterOf('needs-water')).toBe('needs-water');
    expect(filterOf('everything')).toBe('all');
    expect(filterOf(null)).toBe('all');
  });
});
