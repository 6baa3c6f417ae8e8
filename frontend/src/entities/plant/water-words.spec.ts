import { wateringOf, waterWords } from './water-words';

it.each([
  ['Bi-weekly', 'Every two weeks'],
  ['bi-weekly', 'Every two weeks'],
  ['Weekly', 'Weekly'],
  ['Twice a week', 'Twice a week'],
])('%s is said as %s', (needs, words) => expect(waterWords(needs)).toBe(words));

it.each([
  [{ waterNeeds: 'Bi-weekly', oftenWatered: 'Every 10 days' }, 'Every 10 days'],
  [{ waterNeeds: 'Bi-weekly' }, 'Every two weeks'],
])('%j is watered %s', (plant, words) => expect(wateringOf(plant)).toBe(words));
