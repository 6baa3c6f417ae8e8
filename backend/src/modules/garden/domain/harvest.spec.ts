import { addDays, monthOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careFacts } from '../../library/index.js';
import type { CareAnswer } from './care-kind.js';
import { dueOf } from './gardener.js';
import { rhythmsOf } from './rhythms.js';

const plants = readSeed();
const NO_CONDITIONS = { light: null, potCm: null };

function wateringOf(slug: string, outdoors: boolean) {
  const plant = plants.find((each) => each.slug === slug)!;
  return rhythmsOf(plant.waterNeeds, outdoors, careFacts(plant))[0]!;
}

/** The months of the days on which it is watered in two years, always in time. */
function monthsOfWatering(slug: string, timeZone: string): number[] {
  const rhythm = wateringOf(slug, true);
  const answers: CareAnswer[] = [];
  const months = new Set<number>();
  for (let today: LocalDate = '2027-03-01'; today < '2029-03-01';) {
    const task = {
      ...rhythm,
      conditions: NO_CONDITIONS,
      startsOn: '2027-03-01',
      answers: answers.slice(-30),
    };
    const { dueOn } = dueOf({ id: '', timeZone }, task, today);
    months.add(monthOf(dueOn));
    answers.push({ answer: 'done', on: dueOn });
    today = dueOn;
  }
  return [...months].sort((a, b) => a - b);
}

describe('outdoors', () => {
  it.each([
    ['garlic', [3, 4, 5], [9, 10, 11]],
    ['onion', [3, 4, 5, 6], [9, 10, 11, 12]],
    ['tulip', [3, 4, 5], [9, 10, 11]],
    ['bluebell', [3, 4, 5], [9, 10, 11]],
  ])('%s is watered while it has leaves, and not after its harvest or its rest', (slug, north, south) => {
    expect(monthsOfWatering(slug, 'Europe/Berlin')).toEqual(north);
    expect(monthsOfWatering(slug, 'Australia/Sydney')).toEqual(south);
  });

  it('an oleander is watered in winter too, wherever it was brought to', () =>
    expect(monthsOfWatering('oleander', 'Europe/Berlin')).toHaveLength(12));
});

it.each([
  [
    'a bulb that rests in its pot in October rests in autumn',
    'tulip',
    '2026-10-03',
    /^Every month in autumn\. /,
  ],
  ['a haworthia rests in high summer', 'window-haworthia', '2026-07-02', /^Every month in summer\. /],
  ['and in winter', 'window-haworthia', '2026-11-20', /^Every month in winter\. /],
  ['and grows between', 'window-haworthia', '2026-04-05', /^Every 2 weeks in spring\. /],
])('%s', (_, slug, on, words) => {
  const answers = [{ answer: 'done' as const, on }];
  const task = {
    ...wateringOf(slug, false),
    conditions: NO_CONDITIONS,
    startsOn: addDays(on, -30),
    answers,
  };
  expect(dueOf({ id: '', timeZone: 'Europe/Berlin' }, task, on).reason).toMatch(words);
});
