import { waterWords } from './water-words';

it.each([
  ['Bi-weekly', 'Every two weeks'],
  ['bi-weekly', 'Every two weeks'],
  ['Weekly', 'Weekly'],
  ['Twice a week', 'Twice a week'],
])('%s is said as %s', (needs, words) => expect(waterWords(needs)).toBe(words));
