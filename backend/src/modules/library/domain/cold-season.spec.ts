import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careCalendar } from './care-calendar.js';
import { coldSeason, endWhereItStands } from './cold-season.js';
import { GROWN_FOR_A_SEASON, HARVESTED, STANDS_MORE_COLD } from './cold-season.data.js';

const plants = readSeed();
const of = (scientificName: string) =>
  coldSeason(plants.find((plant) => plant.scientificName === scientificName)!);

describe('what the cold season asks for outdoors', () => {
  it.each([
    ['a house plant is brought in', 'Monstera deliciosa', 'bring-in', 16],
    ['so is a succulent that takes some frost, before more of it', 'Agave americana', 'bring-in', -3],
    ['and a shrub of a tub', 'Bougainvillea', 'bring-in', 8],
    ['an olive in its tub before hard frost', 'Olea europaea', 'bring-in', -7],
    ['a jasmine', 'Jasminum', 'bring-in', -5],
    ['and an agapanthus, which is not dug up', 'Agapanthus', 'bring-in', -5],
    ['what has tubers is dug up', 'Dahlia', 'dig-up', 2],
    ['an annual ends', 'Solanum lycopersicum', 'end', 13],
  ])('%s', (_, name, asksFor, lowestC) => expect(of(name)).toMatchObject({ asksFor, lowestC }));

  it.each([
    'Rosa',
    'Tulipa',
    'Calendula officinalis',
    'Sempervivum tectorum',
    'Hedera helix',
    'Ficus carica',
    'Lathyrus odoratus',
    'Rhododendron',
  ])('nothing of %s, which stands it', (name) => expect(of(name)).toBeNull());

  it('lasts from the first frosts to the last, and ends what is grown for a season in winter', () => {
    expect(of('Monstera deliciosa')?.months).toEqual([10, 11, 12, 1, 2, 3, 4]);
    expect(of('Zinnia elegans')?.months).toEqual([11, 12, 1, 2]);
  });

  it('is said of a crop from its harvest on, also of one that stands the cold, and only outdoors', () => {
    const ends = (scientificName: string, outdoors = true) => {
      const known = plants.find((plant) => plant.scientificName === scientificName)!;
      return endWhereItStands({ known, outdoors })?.months ?? null;
    };
    expect(ends('Pisum sativum')).toEqual([8, 9, 10, 11, 12, 1, 2]);
    expect([ends('Allium sativum'), ends('Allium cepa')]).toEqual([
      [7, 8, 9],
      [8, 9, 10],
    ]);
    expect([ends('Allium sativum', false), ends('Tulipa'), of('Allium sativum')]).toEqual([null, null, null]);
    expect([...HARVESTED.keys()].filter((name) => !ends(name))).toEqual([]);
  });

  it('brings in an oleander, whose leaves the frost burns', () =>
    expect(of('Nerium oleander')).toMatchObject({ asksFor: 'bring-in', lowestC: -3 }));

  it('asks for nothing only of plants that stand frost', () => {
    const silent = plants.filter((plant) => coldSeason(plant) === null && !careCalendar(plant).isHardy);
    const genera = silent.map(({ scientificName }) => scientificName.split(' ', 1)[0]!);
    expect([...new Set(genera)].sort()).toEqual(STANDS_MORE_COLD);
  });

  it('knows each name of its lists, none of which stands a winter', () => {
    const tender = plants.filter((plant) => !careCalendar(plant).isHardy);
    const names = tender.map(({ scientificName }) => scientificName);
    expect(GROWN_FOR_A_SEASON.filter((name) => !names.includes(name))).toEqual([]);
  });
});
