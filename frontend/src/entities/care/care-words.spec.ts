import { speak } from '../../languages/language';
import { textsReady } from '../../languages/texts';
import { doneWithin } from './care-words';

afterEach(() => speak('en'));

describe('what was done, within a sentence', () => {
  it.each([
    ['en', 'watered', 'Turn the pot, done'],
    ['de', 'gegossen', 'Topf drehen, erledigt'],
  ] as const)(
    '(%s) has small letters, but in what people have called a task',
    async (code, watered, turned) => {
      speak(code);
      await textsReady();
      expect(doneWithin({ kind: 'water', title: null })).toBe(watered);
      const title = code === 'de' ? 'Topf drehen' : 'Turn the pot.';
      expect(doneWithin({ kind: 'custom', title })).toBe(turned);
    },
  );
});
