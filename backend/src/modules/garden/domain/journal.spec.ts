import { speaking } from '../../../kernel/languages/language.js';
import { careInWords, plantSitter, recordedAs } from './journal.js';

describe('a line of the journal', () => {
  it.each([
    ['water', null, 'was-dry', null, 'Watered: the soil was dry.', 'Gegossen: Die Erde war trocken.'],
    ['water', null, 'done', 'Ada', 'Watered, by Ada.', 'Gegossen, von Ada.'],
    [
      'water',
      null,
      'still-moist',
      'Ada',
      'Checked, by Ada: the soil was still moist.',
      'Nachgesehen, von Ada: Die Erde war noch feucht.',
    ],
    ['mist', null, 'later', null, 'Put off: misting.', 'Verschoben: Besprühen.'],
    ['custom', 'Turn it', 'later', 'Ada', 'Put off, by Ada: Turn it.', 'Verschoben, von Ada: Turn it.'],
    ['custom', 'Is it better?', 'done', null, 'Is it better? Checked.', 'Is it better? Nachgesehen.'],
  ] as const)('of %s, %s, %s, %s', (kind, title, answer, name, english, german) => {
    expect(careInWords(kind, title, answer, name)).toBe(english);
    expect(speaking('de', () => careInWords(kind, title, answer, name))).toBe(german);
  });

  it('names the plant sitter, and in the activity log in English', () => {
    const line = () => careInWords('water', null, 'done', plantSitter());
    expect(speaking('es', line)).toBe('Regada, por quien te cuida las plantas.');
    const task = { kind: 'water', title: null, plantName: 'Fern' } as Parameters<typeof recordedAs>[0];
    expect(speaking('es', () => recordedAs(task, 'done', true).details)).toBe(
      'Fern: Watered, by your plant sitter.',
    );
  });
});
