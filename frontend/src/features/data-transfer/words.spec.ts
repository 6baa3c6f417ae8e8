import { speak } from '../../languages/language';
import { textsReady } from '../../languages/texts';
import { joined, progressInWords, resultInWords, sizeInWords } from './words';

describe('words about a person’s own data', () => {
  it.each([
    [300, '1 KB'],
    [45_300, '45 KB'],
    [412_400_000, '412 MB'],
    [1_240_000_000, '1.2 GB'],
  ])('say %i bytes as %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));

  it('count photos, and give no figure where none is known', () => {
    expect(progressInWords({ part: 'photos', done: 1204, total: 2000 })).toEqual({
      label: 'Photos',
      value: 0.602,
      words: '1,204 of 2,000 photos',
    });
    expect(progressInWords({ part: 'garden', done: 500, total: 0 })).toEqual({
      label: 'Reading your garden',
      value: undefined,
      words: '',
    });
  });

  it('say what was added, what was there, and what was left out', () => {
    const tallies = [
      { kind: 'plants' as const, added: 1, already: 3, leftOut: 0 },
      { kind: 'photos' as const, added: 12, already: 0, leftOut: 2 },
      { kind: 'settings' as const, added: 1, already: 0, leftOut: 0 },
    ];
    const { added, already, leftOut } = resultInWords({ tallies, notes: [] });
    expect([joined(added), joined(already), joined(leftOut)]).toEqual([
      '1 plant and 12 photos',
      '3 plants',
      '2 photos',
    ]);
  });

  it.each([
    ['de', '1,2 GB', '1.204 von 2.000 Fotos', '1 Pflanze und 12 Fotos'],
    ['es', '1,2 GB', '1204 de 2000 fotos', '1 planta y 12 fotos'],
  ] as const)('are said in %s as its speakers say them', async (code, size, photos, added) => {
    speak(code);
    await textsReady();
    expect(sizeInWords(1_240_000_000)).toBe(size);
    expect(progressInWords({ part: 'photos', done: 1204, total: 2000 }).words).toBe(photos);
    const tallies = [
      { kind: 'plants' as const, added: 1, already: 0, leftOut: 0 },
      { kind: 'photos' as const, added: 12, already: 0, leftOut: 0 },
    ];
    expect(joined(resultInWords({ tallies, notes: [] }).added)).toBe(added);
    speak('en');
  });
});
