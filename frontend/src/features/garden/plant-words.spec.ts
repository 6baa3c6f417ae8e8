import { isThirsty, lastWateredWords, nextWords, rhythmWords, shortNotes, waitingWords } from './plant-words';

const TODAY = '2026-11-21';

describe('the watering of a plant', () => {
  it.each([
    [null, false, 'No watering is planned', false],
    ['2026-11-28', false, undefined, false],
    ['2026-11-22', true, 'Put off until tomorrow', false],
    ['2026-11-21', true, 'Check its soil today', true],
    ['2026-11-20', true, 'Waiting for water since yesterday', true],
    ['2026-11-11', true, 'Waiting for water since Wednesday 11 November', true],
  ])('due on %s is said as "%s"', (waterDueOn, needsWater, words, thirsty) => {
    expect(waitingWords({ waterDueOn, needsWater, waterReason: null }, TODAY)).toBe(words);
    expect(isThirsty({ waterDueOn }, TODAY)).toBe(thirsty);
  });

  it('does not call a watering unplanned whose next day is only not known yet', () => {
    const waterReason = 'Every week. We’ll work out the next date when you’re back online.';
    const waterNext = 'We’ll work out the next date when you’re back online.';
    const kept = { waterDueOn: null, needsWater: false, waterReason, waterNext };
    expect(waitingWords(kept, TODAY)).toBeUndefined();
    expect(nextWords(kept, TODAY)).toBe(waterNext);
  });

  it('says in a row only what comes next', () => {
    const waterReason = 'Every week. Last watered on 21 November. Check it around 28 November.';
    const waterNext = 'Check it around 28 November.';
    const plant = { waterDueOn: '2026-11-28', needsWater: false, waterReason, waterNext };
    expect(nextWords(plant, TODAY)).toBe('Check it around 28 November.');
    expect(nextWords({ ...plant, waterDueOn: '2026-11-21' }, TODAY)).toBe('Check its soil today');
    expect(nextWords({ ...plant, waterDueOn: '2026-11-22', needsWater: true }, TODAY)).toBe(
      'Put off until tomorrow',
    );
  });

  it.each([
    [
      'Weekly',
      'Every 5 weeks in winter. Last watered on 12 November. Check it around 17 December.',
      'Every 5 weeks in winter',
      'Every 5 weeks in winter',
    ],
    [
      'Weekly',
      'Every week. Last watered on 12 November. Check it around 19 November.',
      'Every week',
      'Weekly',
    ],
    [
      'Bi-weekly',
      'Every week. Last watered on 12 November. Check it around 19 November.',
      'Every week',
      'Every week',
    ],
    ['Weekly', 'Jede Woche. Zuletzt am 12. November gegossen.', 'Jede Woche', 'Jede Woche'],
    ['Weekly', 'The soil was still moist on 20 November. Check it again on 23 November.', null, undefined],
    ['Bi-weekly', null, null, 'Every two weeks'],
    ['', null, null, 'Weekly'],
  ])('never says "%s" beside another rhythm: %s', (waterNeeds, waterReason, waterRhythm, words) =>
    expect(rhythmWords({ waterNeeds, waterReason, waterRhythm })).toBe(words),
  );

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
