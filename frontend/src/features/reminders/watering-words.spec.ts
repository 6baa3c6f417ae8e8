import { nextWatering } from './watering-words';

const TODAY = '2026-11-21';
const jade = (waterDueOn: string | null, place: string | null = null) => ({
  commonName: 'Jade Plant',
  place,
  waterDueOn,
  waterReason: `Why ${waterDueOn}.`,
});

describe('when to water next', () => {
  it('is the date of the garden, with its reason', () => {
    expect(nextWatering([jade('2026-11-28')], TODAY)).toEqual([
      'Your Jade Plant is due for water on Saturday 28 November.',
      'Why 2026-11-28.',
    ]);
  });

  it('is today for what is overdue', () => {
    expect(nextWatering([jade('2026-11-02')], TODAY)[0]).toBe('Your Jade Plant is due for water today.');
  });

  it('is the nearest date of several plants, and says of which', () => {
    const kept = [jade('2026-12-03'), jade(null), jade('2026-11-22', 'Kitchen')];
    expect(nextWatering(kept, TODAY)).toEqual([
      'Of your 3, Jade Plant (Kitchen) comes first: it is due for water tomorrow.',
      'Why 2026-11-22.',
    ]);
  });

  it('is no date where none is planned', () => {
    expect(nextWatering([jade(null)], TODAY)).toEqual(['No watering is planned for it in your garden.']);
  });
});
