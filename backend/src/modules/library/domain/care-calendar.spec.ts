import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careCalendar } from './care-calendar.js';

const plants = readSeed();
const of = (scientificName: string) =>
  careCalendar(plants.find((plant) => plant.scientificName === scientificName)!);

describe('the calendar of care', () => {
  it.each([
    ['most houseplants are fed once a month and repotted every other spring', 'Monstera deliciosa', 30, 2],
    ['plants that need little are fed two or three times a season', 'Zamioculcas zamiifolia', 60, 3],
    ['succulents are fed in spring and again in summer', 'Echeveria elegans', 60, 2],
    ['cacti of the forest are fed more than those of the desert', 'Schlumbergera truncata', 30, 3],
    ['carnivorous plants are never fed', 'Dionaea muscipula', undefined, 2],
    ['air plants have no pot', 'Tillandsia ionantha', 30, undefined],
    ['tomatoes are hungry', 'Solanum lycopersicum', 7, undefined],
    ['potatoes live on the compost that was dug in', 'Solanum tuberosum', undefined, undefined],
    ['houseleeks are not fed', 'Sempervivum tectorum', undefined, 2],
    ['wild flowers are left alone', 'Papaver rhoeas', undefined, undefined],
  ])('%s', (_, name, feedDays, repotYears) => {
    expect(of(name).fertilise?.everyDays).toBe(feedDays);
    expect(of(name).repot?.everyYears).toBe(repotYears);
  });

  it.each([
    ['Rosa', [2, 3]],
    ['Lavandula angustifolia', [8, 9]],
    ['Forsythia × intermedia', [5]],
    ['Malus domestica', [11, 12, 1, 2, 3]],
    ['Prunus avium', [6, 7, 8]],
    ['Vitis vinifera', [11, 12]],
    ['Wisteria sinensis', [1, 2, 7, 8]],
  ])('%s is pruned in its own months', (name, months) => expect(of(name).prune?.months).toEqual(months));

  it('cuts back no palm, orchid, fern or cactus', () => {
    const never = plants.filter(({ kind }) => ['palm', 'orchid', 'fern', 'cactus'].includes(kind));
    expect(never.filter((plant) => careCalendar(plant).prune !== null)).toEqual([]);
  });

  it('knows which plants rest in summer', () => {
    expect(of('Cyclamen persicum')).toMatchObject({ rests: [6, 7, 8], repot: { months: [7, 8, 9] } });
    expect(of('Monstera deliciosa').rests).toEqual([11, 12, 1, 2]);
    expect(of('Tulipa').rests).toEqual([6, 7, 8, 9, 10]);
    expect([of('Allium sativum').rests, of('Allium cepa').rests]).toEqual([
      [6, 7, 8, 9, 10],
      [7, 8, 9, 10],
    ]);
  });

  it('knows what lives outdoors through a frost', () => {
    expect([of('Rosa').isHardy, of('Dahlia').isHardy, of('Monstera deliciosa').isHardy]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('mists only plants in rooms that ask for humid air, and none with leaves that must stay dry', () => {
    const misted = plants.filter((plant) => careCalendar(plant).mistDays !== null);
    expect(misted.length).toBeGreaterThan(20);
    expect(misted.filter((p) => p.humidity !== 'high' || p.category === 'flowering')).toEqual([]);
    expect([of('Streptocarpus ionanthus').mistDays, of('Begonia rex').mistDays]).toEqual([null, null]);
    // It lies dry and without leaves all winter.
    expect(of('Caladium bicolor').mistDays).toBeNull();
  });

  it.each(['Pilea involucrata', 'Paphiopedilum', 'Zygopetalum'])(
    'does not mist %s, whose guide warns of water on the leaves',
    (name) => expect(of(name).mistDays).toBeNull(),
  );

  it.each(['Syringa vulgaris', 'Forsythia × intermedia'])(
    'does not prune %s, which is cut after bloom, while it flowers',
    (name) => {
      const { prune, flowers } = of(name);
      expect(flowers.length).toBeGreaterThan(0);
      expect(prune!.months.filter((month) => flowers.includes(month))).toEqual([]);
    },
  );

  it('has a calendar for a kind that nobody has heard of', () => {
    const plant = {
      kind: 'new',
      humidity: 'average',
      scientificName: 'Nova nova',
      temperatureC: [10, 30],
    } as const;
    const cared = { ...plant, temperatureC: [...plant.temperatureC] };
    expect(careCalendar({ ...cared, category: 'houseplants' }).fertilise?.everyDays).toBe(30);
    expect(careCalendar({ ...cared, category: 'flowering' }).fertilise).toBeNull();
  });
});
