import { addDays, monthOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careFacts } from '../../library/index.js';
import type { CareAnswer } from './care-kind.js';
import { dueOf } from './gardener.js';
import { sentencesOn } from './rhythm-words.js';
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

describe('a crop outdoors', () => {
  const ASKS = 'Once it is harvested, move it to past plants, or check it ';
  const [NORTH, SOUTH] = ['Europe/Berlin', 'Australia/Sydney'];
  const due = (
    slug: string,
    timeZone: string,
    startsOn: LocalDate,
    answers: CareAnswer[],
    today: LocalDate,
  ) => {
    const task = { ...wateringOf(slug, true), conditions: NO_CONDITIONS, startsOn, answers };
    const { dueOn, reason } = dueOf({ id: '', timeZone }, task, today);
    return { dueOn, next: sentencesOn(reason, dueOn, today).next };
  };
  const watered = (on: LocalDate): CareAnswer => ({ answer: 'done', on });

  it.each([
    ['radish', '2027-05-13', '2027-05-16'],
    ['lettuce', '2027-06-25', '2027-06-27'],
    ['garden-pea', '2027-07-22', '2027-07-26'],
    ['potato', '2027-08-26', '2027-09-01'],
  ])(
    '%s that grows since March is asked about once it is harvested, and then not before the next spring',
    (slug, last, asked) => {
      const at = (today: LocalDate) => due(slug, NORTH, '2027-03-20', [watered(last)], today);
      expect(at(last)).toEqual({ dueOn: asked, next: expect.stringMatching(`^${ASKS}around `) as string });
      expect(at(asked).next).toBe(`${ASKS}today.`);
      expect(at(addDays(asked, 8))).toEqual({ dueOn: '2028-05-15', next: `${ASKS}around 15 May 2028.` });
      const forgotten = due(slug, NORTH, '2027-03-20', [watered('2027-04-20')], '2027-10-20');
      expect(forgotten.dueOn).toBe('2028-05-15');
      expect(due(slug, SOUTH, '2027-09-20', [watered('2027-10-20')], '2028-04-20').dueOn).toBe('2028-11-01');
    },
  );

  it('goes on where its gardener says that it grows, until the cold', () => {
    const answers = [watered('2027-05-13'), watered('2027-05-16')];
    const grows = due('radish', NORTH, '2027-03-20', answers, '2027-06-01');
    expect(grows).toEqual({ dueOn: '2027-05-19', next: 'Check it today.' });
    expect(due('radish', NORTH, '2027-03-20', answers, '2027-11-08').dueOn).toBe('2028-05-15');
    const late = due('radish', NORTH, '2027-03-20', [...answers, watered('2027-10-30')], '2027-10-30');
    expect(late.next).toMatch(/^Outdoors the cold ends its season: /);
  });

  it('has the same time from a sowing in summer on, and in later years from the last frosts', () => {
    const sown = due('radish', NORTH, '2027-07-10', [watered('2027-08-20')], '2027-08-20');
    expect(sown.next).toMatch(/^Check it around /);
    expect(due('radish', NORTH, '2027-07-10', [watered('2027-09-02')], '2027-09-02').next).toMatch(
      new RegExp(`^${ASKS}`),
    );
    const later = (on: LocalDate) => due('radish', NORTH, '2026-03-20', [watered(on)], on).next;
    expect([later('2027-06-20'), later('2027-07-08')]).toEqual([
      expect.stringMatching(/^Check it around /),
      expect.stringMatching(`^${ASKS}`),
    ]);
  });

  it.each([
    ['garlic', '2027-05-28', '2028-03-03', '2027-10-20'],
    ['onion', '2027-06-28', '2028-03-04', '2027-11-02'],
  ])(
    '%s is said to be moved away after its harvest, but not when it is planted',
    (slug, last, next, planted) => {
      const added = due(slug, NORTH, '2026-11-01', [watered(last)], last);
      expect(added.next).toMatch(new RegExp(`^${ASKS}around \\d March 2028\\.$`));
      expect(added.dueOn.slice(0, 7)).toBe(next.slice(0, 7));
      expect(due(slug, NORTH, planted, [watered(planted)], planted).next).toMatch(
        /^Check it around .* March 2028\.$/,
      );
    },
  );
});

describe('what lives on rain in winter outdoors', () => {
  const next = (slug: string, potCm: number | null, outdoors = true) => {
    const task = {
      ...wateringOf(slug, outdoors),
      conditions: { light: null, potCm },
      startsOn: '2026-03-01',
      answers: [{ answer: 'done' as const, on: '2027-11-05' }],
    };
    return dueOf({ id: '', timeZone: 'Europe/Berlin' }, task, '2027-11-05').dueOn;
  };

  it('has a sip in its pot, as its guide says', () => {
    expect([next('rosemary', 18), next('boxwood', 18)]).toEqual(['2027-11-30', '2027-11-30']);
    expect([next('rosemary', null), next('boxwood', null)].every((on) => on >= '2028-03-01')).toBe(true);
  });

  it('stays dry in its pot where it has no leaves', () =>
    expect(next('tulip', 18) >= '2028-03-01').toBe(true));
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
