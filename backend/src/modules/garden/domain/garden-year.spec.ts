import { partsIn, plantYear } from './garden-year.js';
import type { YearTask } from './garden-year.js';

const task = (kind: YearTask['kind'], more: Partial<YearTask> = {}): YearTask => ({
  kind,
  growingDays: 30,
  restingDays: 30,
  restMonths: [11, 12, 1, 2],
  months: null,
  everyYears: null,
  isOwnRhythm: false,
  dueOn: '2026-04-01',
  closesOn: null,
  ...more,
});
const water = task('water', { growingDays: 7, restingDays: 16 });
const feed = task('fertilise', { months: [3, 4, 5, 6, 7, 8, 9] });
const repot = task('repot', {
  months: [3, 4, 5],
  everyYears: 2,
  dueOn: '2028-03-01',
  closesOn: '2028-05-31',
});
const tasks = [water, feed, repot];
const known = (flowers: number[]) => ({ flowers, cold: null });
const cold = { asksFor: 'bring-in', months: [10, 11, 12, 1, 2, 3, 4], lowestC: 16 } as const;

describe('the year of a plant', () => {
  it('has the months of its tasks and of its flowers', () => {
    expect(plantYear(tasks, known([5, 6]), 'north')).toEqual({
      shelter: [],
      rest: [1, 2, 11, 12],
      feed: [3, 4, 5, 6, 7, 8, 9],
      repot: [3, 4, 5],
      prune: [],
      flower: [5, 6],
    });
  });

  it('has no month in which a plant both rests and is fed, as bulbs of spring are at the end of winter', () => {
    const tulip = [water, task('fertilise', { months: [2, 3, 4] })];
    const { rest, feed: fed } = plantYear(tulip, known([]), 'north');
    expect([rest, fed]).toEqual([
      [1, 11, 12],
      [2, 3, 4],
    ]);
  });

  it('has the rest of a tender tuber, where there is a winter', () => {
    const dahlia = (hasWinter: boolean) => ({
      flowers: [],
      cold: { ...cold, asksFor: 'dig-up' as const },
      hasWinter,
    });
    const tuber = [{ ...water, cold: 'dig-up' as const }];
    expect(plantYear(tuber, dahlia(true), 'north').rest).toEqual([1, 2, 3, 11, 12]);
    expect(plantYear(tuber, dahlia(false), 'north').rest).toEqual([1, 2, 11, 12]);
  });

  it('is half a year later in the south', () => {
    const { rest, repot: repotted, flower } = plantYear(tasks, known([5, 6]), 'south');
    expect({ rest, repotted, flower }).toEqual({
      rest: [5, 6, 7, 8],
      repotted: [9, 10, 11],
      flower: [11, 12],
    });
  });

  it('has no rest near the equator, where tasks may fall in any month', () => {
    const { rest, feed: fed, flower } = plantYear(tasks, known([5]), 'tropics');
    expect([rest, fed.length, flower]).toEqual([[], 12, []]);
  });

  it('says nothing of a rhythm that the gardener chose, nor of rest where a plant drinks the same all year', () => {
    const own = tasks.map((each) => ({ ...each, isOwnRhythm: true }));
    const even = [task('water', { growingDays: 7, restingDays: 7 })];
    for (const each of [own, even, []])
      expect(Object.values(plantYear(each, known([]), 'north')).flat()).toEqual([]);
  });
});

describe('a plant that stands outdoors and not the cold', () => {
  const shelterIn = (hemisphere: 'north' | 'south' | 'tropics') =>
    plantYear(tasks, { flowers: [], cold }, hemisphere);

  it('has no rest in the winter that ends it', () => {
    const ends = { flowers: [], cold: { ...cold, asksFor: 'end' as const }, hasWinter: true };
    expect(plantYear(tasks, ends, 'north').rest).toEqual([]);
    expect(plantYear(tasks, { ...ends, hasWinter: false }, 'north').rest).toEqual([1, 2, 11, 12]);
    expect(plantYear(tasks, { ...ends, cold }, 'north').rest).toEqual([1, 2, 11, 12]);
  });

  it('needs shelter in the cold months of its hemisphere, and in none near the equator', () => {
    expect(shelterIn('north').shelter).toEqual([1, 2, 3, 4, 10, 11, 12]);
    expect(shelterIn('south').shelter).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(shelterIn('tropics').shelter).toEqual([]);
  });

  it('is named in each of these months', () => {
    expect(partsIn('2027-01', shelterIn('north'), tasks)).toEqual(['shelter', 'rest']);
    expect(partsIn('2027-06', shelterIn('north'), tasks)).not.toContain('shelter');
  });
});

describe('a month of a plant', () => {
  const year = plantYear(tasks, known([5]), 'north');

  it.each([
    ['2026-01', ['rest']],
    ['2026-03', []],
    ['2026-05', ['feed', 'flower']],
    ['2027-03', ['feed']],
    ['2028-03', ['feed', 'repot']],
    ['2028-05', ['feed', 'repot', 'flower']],
    ['2029-03', ['feed']],
    ['2026-10', []],
  ])('%s has %j', (month, parts) => expect(partsIn(month, year, tasks)).toEqual(parts));
});
