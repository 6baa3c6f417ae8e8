import type { PlantDto } from '../../shared/api/api';
import { NEW_PLANT, toChange, toNewPlant, toValues } from './plant-values';

const plant = {
  commonName: 'Jade Plant',
  place: 'Kitchen',
  light: 'bright',
  potCm: 22,
  outdoors: false,
  careInstructions: null,
  problem: null,
} as PlantDto;

describe('a plant that is typed in', () => {
  it('sends only what was filled in, so that the library can complete the rest', () => {
    expect(toNewPlant({ ...NEW_PLANT, commonName: '  Jade Plant ' })).toEqual({
      commonName: 'Jade Plant',
    });
  });

  it('sends what was filled in', () => {
    const values = {
      ...NEW_PLANT,
      commonName: 'Fern',
      place: ' Bathroom ',
      light: 'low',
      pot: '28',
      stands: 'outdoors',
      watered: 'a-few-days-ago',
      waterNeeds: 'Daily',
    } as const;
    expect(toNewPlant(values, 'fern')).toEqual({
      commonName: 'Fern',
      libraryId: 'fern',
      place: 'Bathroom',
      light: 'low',
      potCm: 28,
      outdoors: true,
      waterNeeds: 'Daily',
      watered: 'a-few-days-ago',
    });
  });
});

describe('a plant that is changed', () => {
  it('sends nothing when nothing differs', () => {
    expect(toChange(toValues(plant), toValues(plant))).toEqual({});
  });

  it('keeps an exact pot size while the size in words stays the same', () => {
    expect(toValues(plant).pot).toBe('16');
    expect(toChange(toValues(plant), { ...toValues(plant), commonName: 'Jade' })).toEqual({
      commonName: 'Jade',
    });
    expect(toChange(toValues(plant), { ...toValues(plant), pot: '28' })).toEqual({ potCm: 28 });
  });

  it('can be moved outdoors', () => {
    const moved = { ...toValues(plant), stands: 'outdoors' } as const;
    expect(toChange(toValues(plant), moved)).toEqual({ outdoors: true });
  });

  it('can be given another species', () => {
    const other = { ...toValues(plant), species: ' Crassula ovata ' };
    expect(toChange(toValues(plant), other)).toEqual({ scientificName: 'Crassula ovata' });
    expect(toChange(other, { ...other, species: '' })).toEqual({ scientificName: null });
  });

  it('can clear a value', () => {
    const emptied = { ...toValues(plant), place: ' ', light: '', pot: '' } as const;
    expect(toChange(toValues(plant), emptied)).toEqual({ place: null, light: null, potCm: null });
  });

  it('reports a problem, and that it is over', () => {
    const ill = { ...toValues(plant), problem: 'Yellow leaves' };
    expect(toChange(toValues(plant), ill)).toEqual({ problem: 'Yellow leaves' });
    expect(toChange(ill, { ...ill, problem: '' })).toEqual({ problem: null });
  });
});
