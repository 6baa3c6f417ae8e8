import { normaliseName, searchNames } from './names.js';

describe('names', () => {
  it('are compared without accents, capitals and marks', () => {
    expect(normaliseName('  Bird’s-Nest  Fern ')).toBe('bird s nest fern');
    expect(normaliseName('Crème × Brûlée')).toBe('creme brulee');
  });

  it('are listed once each, the common one first', () => {
    const names = searchNames({ commonName: 'Iris', scientificName: 'Iris', otherNames: ['Flag'] });
    expect(names).toEqual([
      { name: 'iris', weight: 0 },
      { name: 'flag', weight: 1 },
    ]);
  });
});
