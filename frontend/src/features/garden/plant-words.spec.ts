import { isThirsty, lastWateredWords, nextWaterWords, shortNotes } from './plant-words';

const TODAY = '2026-11-21';

describe('the watering of a plant', () => {
  it.each([
    [null, 'No watering is planned', false],
    ['2026-11-28', 'Water again on Saturday 28 November', false],
    ['2026-11-22', 'Water again tomorrow', false],
    ['2026-11-21', 'Water it today', true],
    ['2026-11-20', 'Waiting for water since yesterday', true],
    ['2026-11-11', 'Waiting for water since Wednesday 11 November', true],
  ])('due on %s is said as "%s"', (waterDueOn, words, thirsty) => {
    expect(nextWaterWords({ waterDueOn }, TODAY)).toBe(words);
    expect(isThirsty({ waterDueOn }, TODAY)).toBe(thirsty);
  });

  it('was last done on a day of the gardener’s own time zone, or never', () => {
    const words = (lastWatered: string | null, zone = 'UTC') =>
      lastWateredWords({ lastWatered }, TODAY, zone);
    expect(words(null)).toBe('Never');
    expect(words('2026-11-21T08:00:00.000Z')).toBe('Today');
    expect(words('2026-11-20T20:00:00.000Z')).toBe('Yesterday');
    expect(words('2026-11-20T20:00:00.000Z', 'Australia/Sydney')).toBe('Today');
    expect(words('2026-11-14T08:00:00.000Z')).toBe('Saturday 14 November');
  });
});

describe('the notes on a card', () => {
  it.each([
    ['Water when the top 2.5 cm are dry. Feed in summer.', 'Water when the top 2.5 cm are dry.'],
    ['Never too wet!\nTurn it now and then.', 'Never too wet!'],
    ['Grandma gave it to me', 'Grandma gave it to me'],
  ])('are the first sentence of %j, whole', (notes, short) => {
    expect(shortNotes(notes)).toBe(short);
  });
});
