import { isOtherSpecies, nameForGuide, takenFrom } from './found-guide.js';

const guide = {
  id: 'guide',
  scientificName: 'Monstera deliciosa',
  description: 'Large leaves.',
  imageUrl: '/drawings/monstera.svg',
  soilType: 'Airy',
  careInstructions: 'Wipe its leaves.',
  waterNeeds: 'Bi-weekly',
  lightNeeds: 'Medium',
};
const plant = {
  scientificName: null,
  description: null,
  imageUrl: null,
  soilType: null,
  careInstructions: null,
  waterNeeds: 'Weekly',
  lightNeeds: 'Bright indirect',
};

describe('a guide that is found later', () => {
  it('says all that its gardener has not said', () => {
    const { id: libraryId, ...words } = guide;
    expect(takenFrom(guide, plant)).toEqual({ libraryId, ...words });
  });

  it('leaves what they have said', () => {
    const own = { imageUrl: '/api/photos/1/mine.webp', careInstructions: 'Sing.', waterNeeds: 'Monthly' };
    expect(takenFrom(guide, { ...plant, ...own })).toMatchObject({ ...own, soilType: 'Airy' });
  });

  it('takes the place of what the guide before said', () => {
    const pothos = { ...guide, id: 'pothos', soilType: 'Rich', waterNeeds: 'Weekly', lightNeeds: 'Low' };
    const { id: _, ...grown } = { ...pothos, scientificName: 'Monstera deliciosa', description: 'From Ann.' };
    const { id: libraryId, ...words } = guide;
    expect(takenFrom(guide, grown, pothos)).toEqual({ ...words, libraryId, description: 'From Ann.' });
  });

  it.each([
    ['Monstera deliciosa', 'Epipremnum aureum', true],
    ['Monstera adansonii', 'Monstera deliciosa', true],
    ['Monstera deliciosa', 'Monstera deliciosa', false],
    ['Monstera', 'Monstera deliciosa', false],
    ['Monstera deliciosa', 'Monstera', true],
  ])('%s instead of %s is another species: %j', (now, before, isOther) =>
    expect(isOtherSpecies({ scientificName: now }, { scientificName: before })).toBe(isOther),
  );

  it('is that of the species, and of the name where no species is given', () => {
    expect(nameForGuide({ scientificName: 'Monstera deliciosa', commonName: 'Rose' })).toBe(
      'Monstera deliciosa',
    );
    expect(nameForGuide({ scientificName: null, commonName: 'Monstera' })).toBe('Monstera');
  });
});
