import { featuredPlant } from './featured-plant';
import { hemisphereOf, isWinter, wateringDates } from './watering-dates';

const jade = { waterIntervalDays: 14, winterIntervalDays: 30 };
const days = (dates: Date[]) => dates.map((date) => date.toLocaleDateString('sv-SE'));

describe('the next watering dates', () => {
  it('follow the interval of the growing season', () => {
    expect(days(wateringDates(jade, new Date(2027, 4, 1, 23, 30), 'north'))).toEqual([
      '2027-05-15',
      '2027-05-29',
      '2027-06-12',
    ]);
  });

  it('wait longer in winter, and turn with the season', () => {
    expect(days(wateringDates(jade, new Date(2027, 9, 20), 'north'))).toEqual([
      '2027-11-03',
      '2027-12-03',
      '2028-01-02',
    ]);
    expect(days(wateringDates(jade, new Date(2027, 9, 20), 'south', 2))).toEqual([
      '2027-11-03',
      '2027-11-17',
    ]);
  });

  it('keep to whole days when the clocks change', () => {
    const [next] = wateringDates(
      { waterIntervalDays: 7, winterIntervalDays: 7 },
      new Date(2027, 2, 25),
      'north',
    );
    expect(next!.getHours()).toBe(0);
    expect(days([next!])).toEqual(['2027-04-01']);
  });

  it('know where it is winter', () => {
    const january = new Date(2027, 0, 15);
    expect(isWinter(january, hemisphereOf('Europe/Berlin'))).toBe(true);
    expect(isWinter(january, hemisphereOf('Australia/Sydney'))).toBe(false);
    expect(isWinter(new Date(2027, 6, 1), hemisphereOf('America/Argentina/Cordoba'))).toBe(true);
  });
});

describe('the plant of the week', () => {
  it('is the Jade Plant, or the first', () => {
    const named = (...names: string[]) => names.map((commonName) => ({ commonName }));
    expect(featuredPlant(named('Aloe', 'Jade Plant'))).toEqual({ commonName: 'Jade Plant' });
    expect(featuredPlant(named('Aloe', 'Fern'))).toEqual({ commonName: 'Aloe' });
    expect(featuredPlant([])).toBeUndefined();
  });
});
