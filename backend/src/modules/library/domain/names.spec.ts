import { normaliseName, searchNames } from './names.js';

describe('names', () => {
  it('are compared without accents, capitals and marks', () => {
    expect(normaliseName('  Bird’s-Nest  Fern ')).toBe('birds nest fern');
    expect(normaliseName('Crème Brûlée')).toBe('creme brulee');
    expect(normaliseName('Großblütige Kœlreuteria')).toBe('grossblutige koelreuteria');
  });

  it.each(['Alocasia × amazonica', 'alocasia x amazonica', 'Alocasia amazonica'])(
    'are the same with the cross of a hybrid, with an x, and without: %s',
    (name) => expect(normaliseName(name)).toBe('alocasia amazonica'),
  );

  it('keep an x that is a name or a word of its own', () => {
    expect(normaliseName('X')).toBe('x');
    expect(normaliseName('Planet X')).toBe('planet x');
  });

  it('are listed once each, the common one first', () => {
    const names = searchNames({ commonName: 'Iris', scientificName: 'Iris', otherNames: ['Flag'] });
    expect(names).toEqual([
      { name: 'iris', weight: 0 },
      { name: 'flag', weight: 1 },
    ]);
  });
});
