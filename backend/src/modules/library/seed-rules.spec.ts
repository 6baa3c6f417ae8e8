import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listedLevel } from '../../../seeds/aspca.mjs';
import { readSeed } from '../../setup/migrate-and-seed.js';

const CHECK = path.resolve(import.meta.dirname, '../../../seeds/check-seed.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of the seed check with a changed plant. */
function checkWith(slug: string, change: object): string {
  const plants = readSeed().map((plant) => (plant.slug === slug ? { ...plant, ...change } : plant));
  const file = path.join(folder, 'seed.json');
  writeFileSync(file, JSON.stringify(plants));
  const { status, stderr, stdout } = spawnSync('node', [CHECK, file], { encoding: 'utf8' });
  expect(status).toBe(stderr ? 1 : 0);
  return stderr || stdout;
}
const unknown = { level: 'unknown', animals: [], source: null, basis: 'We have no reliable record.' };

const levelOf = (plant: object) =>
  listedLevel({ scientificName: '', otherNames: [], rank: 'species', ...plant });

describe('the rules of the library', () => {
  it('are kept by the seed', () => expect(checkWith('', {})).toMatch(/^All \d+ plants are in order/));

  it.each([
    ['a fern in full sun', 'boston-fern', { lightNeeds: 'Full sun' }, 'a fern burns in the sun'],
    [
      'a cactus that is watered weekly',
      'golden-barrel-cactus',
      { waterNeeds: 'Weekly', waterIntervalDays: 7 },
      'a succulent rots',
    ],
    [
      'an interval that is not the word',
      'monstera',
      { waterNeeds: 'Daily' },
      '9 days do not agree with "Daily"',
    ],
    [
      'a winter with more water than summer',
      'monstera',
      { winterIntervalDays: 3 },
      'the winter interval should be',
    ],
    [
      'a flytrap on tap water',
      'venus-flytrap',
      { careInstructions: 'Water it often. Use the tap.' },
      'dies of tap water',
    ],
    [
      'a succulent among the houseplants',
      'jade-plant',
      { category: 'houseplants' },
      'its kind does not belong',
    ],
    [
      'a guide that says how often',
      'umbrella-sedge',
      { careInstructions: 'Water it every six days. Do no more.' },
      '"every six days" says how often',
    ],
    [
      'a guide that says how often in one word',
      'monstera',
      { careInstructions: 'Water it when it is dry. A monthly feed is enough.' },
      '"monthly" says how often',
    ],
    [
      'a guide that counts seasons',
      'monstera',
      { careInstructions: 'Water it when it is dry. Repot it every second spring.' },
      '"every second spring" says how often',
    ],
    [
      'a guide that says when to feed',
      'monstera',
      { careInstructions: 'Water it when it is dry. Feed it in summer.' },
      '"summer" says when to feed',
    ],
    [
      'a month of the north',
      'monstera',
      { description: 'It flowers in May. The leaves have holes.' },
      '"May" is a month',
    ],
    [
      'the sunny side of the north',
      'monstera',
      { description: 'Give it a south-facing window. The leaves have holes.' },
      '"south-facing window" is the sunny side in one hemisphere only',
    ],
    ['a polar houseplant', 'aloe-vera', { temperatureC: [-35, 30] }, 'no pot plant of the house'],
    ['a ZZ plant that is not toxic', 'zz-plant', { petToxicity: unknown }, 'Zamioculcas is toxic'],
    [
      'an acrid stonecrop that is called non-toxic as milder ones are',
      'biting-stonecrop',
      {
        petToxicity: {
          ...unknown,
          level: 'non-toxic',
          source: 'https://www.aspca.org/pet-care/animal-poison-control/cats-plant-list',
        },
      },
      'Sedum acre is not called non-toxic',
    ],
    [
      'an onion that is not toxic',
      'scallion',
      { petToxicity: { ...unknown, level: 'caution', basis: 'It is poisonous.' } },
      'Allium is toxic',
    ],
    [
      'an unknown plant of a listed genus',
      'string-of-buttons',
      { petToxicity: unknown },
      'a member of Crassula',
    ],
    ['a lily that is not toxic', 'lily', { petToxicity: unknown }, 'the list names it as toxic'],
    ['a moth orchid that is unknown', 'moth-orchid', { petToxicity: unknown }, 'names it as non-toxic'],
    [
      'a plant that is called non-toxic by nobody',
      'bougainvillea',
      { petToxicity: { ...unknown, level: 'non-toxic' } },
      'the list does not say that it is non-toxic',
    ],
    [
      'a plant that is called safe',
      'spider-plant',
      { petToxicity: { ...unknown, basis: 'It is safe for cats.' } },
      'no plant is called safe',
    ],
    ['an invented source', 'monstera', { sources: { hearsay: ['light'] } }, 'there is no source "hearsay"'],
    [
      'a fact without a source',
      'monstera',
      { sources: { editorial: ['text'] } },
      'water should have one source',
    ],
  ])('refuse %s', (_, slug, change, fault) => expect(checkWith(slug, change)).toContain(fault));
});

describe('the join with the list of the ASPCA', () => {
  it.each([
    ['by species', 'Chlorophytum comosum', 'non-toxic'],
    ['by species', 'Monstera deliciosa', 'toxic'],
    ['by species, though others of the genus are toxic', 'Centaurea cyanus', 'non-toxic'],
    ['as toxic, where both are said', 'Asparagus densiflorus', 'toxic'],
    ['by the genus that is listed as a whole', 'Dracaena sanderiana', 'toxic'],
    ['by the genus that is listed as a whole', 'Impatiens walleriana', 'non-toxic'],
    ['by the genus, where its members agree', 'Pilea peperomioides', 'non-toxic'],
    ['with caution, where one of the genus is toxic', 'Ficus elastica', 'caution'],
    ['not at all by a single relation', 'Asplenium nidus', null],
    ['not at all where the list has nothing', 'Bougainvillea glabra', null],
  ])('says %s: %s', (_, scientificName, level) => expect(levelOf({ scientificName })).toBe(level));

  it.each([
    ['Rosa', 'non-toxic'],
    ['Phalaenopsis', 'non-toxic'],
    ['Musa', 'non-toxic'],
    ['Spathiphyllum', 'toxic'],
  ])('says of the whole genus %s that it is %s', (scientificName, level) =>
    expect(levelOf({ scientificName, rank: 'genus' })).toBe(level),
  );

  it.each([
    ['Dracaena trifasciata', ['Sansevieria trifasciata'], 'toxic'],
    ['Goeppertia orbifolia', [], 'non-toxic'],
    ['Heptapleurum arboricola', [], 'caution'],
    ['Streptocarpus ionanthus', ['Saintpaulia ionantha'], 'non-toxic'],
    ['Schlumbergera × buckleyi', ['Schlumbergera bridgesii'], 'non-toxic'],
    ['Crassula ovata', ['Crassula argentea'], 'toxic'],
    ['Rudbeckia hirta', ['Gloriosa daisy'], null],
  ])('knows %s by its older names', (scientificName, otherNames, level) =>
    expect(levelOf({ scientificName, otherNames })).toBe(level),
  );

  it('gives each plant of the library its level, or a stricter one', () => {
    const strictness = [null, 'unknown', 'non-toxic', 'caution', 'toxic'];
    const isLaxer = (plant: { petToxicity: { level: string } }) =>
      strictness.indexOf(plant.petToxicity.level) < strictness.indexOf(levelOf(plant));
    expect(readSeed().filter(isLaxer)).toEqual([]);
  });
});
