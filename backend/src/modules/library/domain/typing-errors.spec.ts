import { meantWords } from './typing-errors.js';

describe('what a mistyped word can have meant', () => {
  it.each([
    ['a wrong letter', 'begomia', 'begonia'],
    ['a wrong first letter', 'kalathea', 'calathea'],
    ['a missing letter', 'begnia', 'begonia'],
    ['a missing last letter', 'begoni', 'begonia'],
    ['a doubled letter', 'begonnia', 'begonia'],
    ['swapped letters', 'begoina', 'begonia'],
    ['swapped first letters', 'ebgonia', 'begonia'],
    ['swapped last letters', 'begonai', 'begonia'],
  ])('includes the word without %s', (_, typed, meant) => expect(meantWords(typed)).toContain(meant));

  it('does not include the word itself, nor anything for words too short to guess or too long to be any', () => {
    expect(meantWords('fern')).not.toContain('fern');
    expect(meantWords('fig')).toEqual([]);
    expect(meantWords('x'.repeat(25))).toEqual([]);
  });

  it('is a few hundred words, each once', () => {
    const meant = meantWords('philodendron');
    expect(new Set(meant).size).toBe(meant.length);
    expect(meant.length).toBeLessThan(700);
  });
});
