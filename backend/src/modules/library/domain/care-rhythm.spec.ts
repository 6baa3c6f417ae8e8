import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careRhythm } from './care-rhythm.js';

const plants = readSeed();
const of = (scientificName: string) =>
  careRhythm(plants.find((plant) => plant.scientificName === scientificName)!);

describe('the rhythm of care', () => {
  it.each([
    ['most houseplants are fed once a month and repotted every other year', 'Monstera deliciosa', 30, 730],
    ['plants that need little are fed two or three times a season', 'Zamioculcas zamiifolia', 90, 1095],
    ['succulents are fed in spring and again in summer', 'Echeveria elegans', 60, 730],
    ['cacti of the forest are fed more than those of the desert', 'Schlumbergera truncata', 30, 1095],
    ['carnivorous plants are never fed', 'Dionaea muscipula', null, 730],
    ['air plants have no pot', 'Tillandsia ionantha', 30, null],
    ['tomatoes are hungry', 'Solanum lycopersicum', 7, null],
    ['potatoes live on the compost that was dug in', 'Solanum tuberosum', null, null],
    ['houseleeks are not fed', 'Sempervivum tectorum', null, 730],
    ['wild flowers are left alone', 'Papaver rhoeas', null, null],
  ])('%s', (_, name, fertiliseDays, repotDays) =>
    expect(of(name)).toMatchObject({ fertiliseDays, repotDays }),
  );

  it('cuts back woody plants once a year, bonsai in the season, and no palm, orchid or fern', () => {
    expect([of('Rosa').pruneDays, of('Lavandula angustifolia').pruneDays]).toEqual([365, 365]);
    expect(of('Ulmus parvifolia').pruneDays).toBeLessThan(60);
    const never = plants.filter(({ kind }) => ['palm', 'orchid', 'fern', 'cactus'].includes(kind));
    expect(never.filter((plant) => careRhythm(plant).pruneDays !== null)).toEqual([]);
  });

  it('mists only plants in rooms that ask for humid air, and none with leaves that must stay dry', () => {
    const misted = plants.filter((plant) => careRhythm(plant).mistDays !== null);
    expect(misted.length).toBeGreaterThan(20);
    expect(misted.filter((p) => p.humidity !== 'high' || p.category === 'flowering')).toEqual([]);
    expect([of('Streptocarpus ionanthus').mistDays, of('Begonia rex').mistDays]).toEqual([null, null]);
  });

  it.each([
    [/\bfeed(?: \w+)* weekly\b/i, 7],
    [/\bfeed\b[^.]*\bevery two weeks\b/i, 14],
    [/\bfeed\b[^.]*\bevery (?:three weeks|third week)\b/i, 21],
    [/\bfeed\b[^.]*\b(?:monthly|every month|once a month|each month)\b/i, 30],
    [/\bfeed\b[^.]*\bevery six weeks\b/i, 42],
    [
      /\b(?:no feed is|wants no feed|do not feed|no fertiliser is|does not want feeding|skip the feed)\b/i,
      null,
    ],
  ])('feeds as the guide says: %s', (said, days) => {
    const exceptions = ['Nepenthes', 'Bellis perennis']; // fed through the leaf; only bedding daisies in pots
    const saying = plants.filter(
      (p) => said.test(p.careInstructions) && !exceptions.includes(p.scientificName),
    );
    expect(saying.length).toBeGreaterThan(3);
    const isOther = (fed: number | null) =>
      fed === null || days === null ? fed !== days : Math.max(fed / days, days / fed) > 1.5;
    expect(
      saying
        .filter((p) => isOther(careRhythm(p).fertiliseDays))
        .map((p) => [p.slug, careRhythm(p).fertiliseDays]),
    ).toEqual([]);
  });

  it('has a rhythm for a kind that nobody has heard of', () => {
    const plant = { kind: 'new', humidity: 'average', scientificName: 'Nova nova' } as const;
    expect(careRhythm({ ...plant, category: 'houseplants' }).fertiliseDays).toBe(30);
    expect(careRhythm({ ...plant, category: 'flowering' }).fertiliseDays).toBeNull();
  });
});
