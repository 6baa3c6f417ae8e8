import { rhythmIn, waterWords } from './water-words';

it.each([
  ['Bi-weekly', 'Every two weeks'],
  ['bi-weekly', 'Every two weeks'],
  ['Weekly', 'Weekly'],
  ['Twice a week', 'Twice a week'],
])('%s is said as %s', (needs, words) => expect(waterWords(needs)).toBe(words));

it.each([
  ['Every 11 days in winter. Last watered on 9 November.', 'Every 11 days in winter'],
  ['About every 2 weeks. Next on 1 March.', 'About every 2 weeks'],
  ['Put off until 22 November. Every week.', undefined],
  ['', undefined],
  [null, undefined],
])('the rhythm in "%s" is %s', (reason, rhythm) => expect(rhythmIn(reason)).toBe(rhythm));
