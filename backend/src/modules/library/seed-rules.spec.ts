import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
      'a guide that says another interval',
      'umbrella-sedge',
      { careInstructions: 'Water it every six days. Do no more.' },
      'the guide says',
    ],
    ['a polar houseplant', 'aloe-vera', { temperatureC: [-35, 30] }, 'no pot plant of the house'],
    ['a ZZ plant that is not toxic', 'zz-plant', { petToxicity: unknown }, 'Zamioculcas is toxic'],
    [
      'an unknown plant of a listed genus',
      'string-of-buttons',
      { petToxicity: unknown },
      'a member of Crassula',
    ],
    ['a lily that is not toxic', 'lily', { petToxicity: unknown }, 'the list names Lilium as a whole'],
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
