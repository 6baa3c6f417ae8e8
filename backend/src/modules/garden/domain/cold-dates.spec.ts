import fc from 'fast-check';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import { addDays, daysBetween, monthOf } from '../../../kernel/local-date.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import { hasWinter } from '../../../kernel/winter.js';
import { readSeed } from '../../../setup/migrate-and-seed.js';
import { careFacts } from '../../library/index.js';
import type { CareAnswer } from './care-kind.js';
import { dueOf, situationOf } from './gardener.js';
import { sentencesOn } from './rhythm-words.js';
import { ownRhythm, rhythmsOf } from './rhythms.js';
import { occurrences, schedule } from './schedule.js';
import type { Rhythm } from './situation.js';

const library = new Map(readSeed().map((plant) => [plant.slug, plant]));
const ONE_SEASON = [...library.values()]
  .filter((plant) => careFacts(plant).cold === 'end')
  .map(({ slug }) => slug);
const [NORTH, SOUTH] = ['Europe/Berlin', 'Australia/Sydney'];
const NOT_KNOWN = ['Asia/Kolkata', 'Australia/Brisbane', 'Asia/Singapore', 'UTC'];

/** The watering of a plant of the library, as it is given to one that stands there. */
function wateringOf(slug: string, outdoors = true): Rhythm {
  const plant = library.get(slug)!;
  const [water] = rhythmsOf(plant.waterNeeds, outdoors, careFacts(plant));
  return water!;
}

interface Given {
  today: LocalDate;
  answers: CareAnswer[];
  startsOn?: LocalDate;
}
const taskOf = (rhythm: Rhythm, { startsOn = '2026-03-01', answers }: Given) => ({
  ...rhythm,
  conditions: { light: null, potCm: null },
  startsOn,
  answers,
});
const due = (timeZone: string, given: Given, rhythm = wateringOf('tomato')) =>
  dueOf({ id: '', timeZone }, taskOf(rhythm, given), given.today);
const watered = (on: string): CareAnswer => ({ answer: 'done', on });

describe('what is grown for one season, outdoors', () => {
  it('is watered as ever while it is warm', () => {
    const { dueOn, rhythmWords } = due(NORTH, { answers: [watered('2026-07-01')], today: '2026-07-01' });
    expect([dueOn, rhythmWords]).toEqual(['2026-07-03', 'Every 2 days in summer.']);
  });

  it('is asked about once when the cold is there, and says why; without an answer that was all, until spring', () => {
    const answers = [watered('2026-10-30')];
    const asked = due(NORTH, { answers, today: '2026-11-09' });
    expect(asked).toMatchObject({ dueOn: '2026-11-06', closesOn: '2026-11-13', putOffFrom: null });
    expect(sentencesOn(asked.reason, asked.dueOn, '2026-11-05').next).toBe(
      'Outdoors the cold ends its season: move it to past plants, or check it around 6 November.',
    );
    expect(sentencesOn(asked.reason, asked.dueOn, '2026-11-06').next).toBe(
      'Outdoors the cold ends its season: move it to past plants, or check it today.',
    );
    const over = due(NORTH, { answers, today: '2026-11-14' });
    expect(over).toMatchObject({ dueOn: '2027-05-15', closesOn: '2027-10-31', putOffFrom: null });
    expect(over.lateOn > over.dueOn).toBe(true);
    // Not "Every 2 days in autumn", which it was, until it is known to live.
    expect(sentencesOn(over.reason, over.dueOn, '2027-05-15').reason).toBe(
      'Last watered on 30 October 2026. Outdoors the cold ends its season: move it to past plants, or check it today.',
    );
    expect(over.reason).toMatch(
      /\. Outdoors the cold ends .* past plants, or check it around 15 May 2027\.$/,
    );
  });

  it('is asked for nothing at all in winter where it was forgotten before', () => {
    expect(due(NORTH, { answers: [watered('2026-08-01')], today: '2026-10-31' }).dueOn).toBe('2026-08-03');
    expect(due(NORTH, { answers: [watered('2026-08-01')], today: '2026-11-01' }).dueOn).toBe('2027-05-15');
  });

  it('goes on as long as its gardener says in winter that it grows, as one that they add then does', () => {
    const answers = [watered('2026-10-30'), watered('2026-11-10')];
    expect(due(NORTH, { answers, today: '2026-11-10' })).toMatchObject({
      dueOn: '2026-11-17',
      closesOn: '2026-11-24',
      reason: 'Every week in winter. Last watered on 10 November. Check it around 17 November.',
    });
    const moist: CareAnswer[] = [watered('2026-10-30'), { answer: 'still-moist', on: '2026-11-06' }];
    expect(due(NORTH, { answers: moist, today: '2026-11-06' })).toMatchObject({
      dueOn: '2026-11-08',
      closesOn: '2026-11-15',
    });
    const { dueOn, reason } = due(NORTH, { answers: [], startsOn: '2026-12-05', today: '2026-12-05' });
    expect(dueOn).toBe('2026-12-07');
    expect(reason).toContain('We don’t know when it was last watered');
    expect(due(NORTH, { answers, today: '2026-11-25' }).dueOn).toBe('2027-05-15');
  });

  it('is asked about from the day on which it is added in winter, however long ago it was watered', () => {
    const answers = [watered('2026-11-01')];
    const added = { answers, startsOn: '2026-11-29' };
    const asked = due(NORTH, { ...added, today: '2026-11-29' });
    expect(asked).toMatchObject({ dueOn: '2026-11-08', closesOn: '2026-12-06' });
    expect(asked.reason).not.toContain('ends its season');
    expect(due(NORTH, { ...added, today: '2026-12-07' }).dueOn).toBe('2027-05-15');
  });

  it('may be put off in winter, and is asked about once more then', () => {
    const answers: CareAnswer[] = [watered('2026-10-30'), { answer: 'later', on: '2026-11-06', days: 7 }];
    expect(due(NORTH, { answers, today: '2026-11-12' })).toMatchObject({
      dueOn: '2026-11-13',
      putOffFrom: '2026-11-06',
      closesOn: '2026-11-20',
    });
    expect(due(NORTH, { answers, today: '2026-11-21' })).toMatchObject({
      dueOn: '2027-05-15',
      putOffFrom: null,
    });
  });

  it('is needed since spring, not since autumn, where it is put off then', () => {
    const answers: CareAnswer[] = [watered('2026-10-30'), { answer: 'later', on: '2027-05-16' }];
    const { dueOn, putOffFrom, lateOn } = due(NORTH, { answers, today: '2027-05-16' });
    expect([dueOn, putOffFrom]).toEqual(['2027-05-17', '2027-05-15']);
    expect(lateOn > dueOn).toBe(true);
  });

  it('is asked about again after the last frosts, not in March; who sows it before has its dates from that day on', () => {
    const answers = [watered('2026-10-30')];
    for (const today of ['2027-03-01', '2027-05-14'])
      expect(due(NORTH, { answers, today }).dueOn).toBe('2027-05-15');
    const sown = due(NORTH, { answers: [...answers, watered('2027-04-10')], today: '2027-04-10' });
    expect(sown).toMatchObject({ dueOn: '2027-04-12', closesOn: '2027-10-31' });
    expect(sown.reason).not.toContain('ends its season');
  });

  it('is not fed after a winter before it is asked whether it is still there', () => {
    const [, feed] = rhythmsOf('', true, careFacts(library.get('basil')!));
    const fed = (on: LocalDate, today: LocalDate, startsOn = '2026-03-01', zone = NORTH) =>
      due(zone, { answers: on ? [watered(on)] : [], startsOn, today }, feed).dueOn;
    expect(fed('2026-09-25', '2026-10-01')).toBe('2027-05-15');
    expect(fed('', '2027-01-10', '2027-01-10')).toBe('2027-05-15');
    expect(fed('', '2027-03-10', '2027-03-10')).toBe('2027-04-01');
    expect(fed('2027-04-20', '2027-04-20')).toBe('2027-05-04');
    expect(fed('2026-03-25', '2026-03-25', '2026-03-01', SOUTH)).toBe('2026-11-01');
    // Also where it was put off into the next season.
    const answers = [watered('2026-09-10'), { answer: 'later' as const, on: '2026-09-24', days: 10 }];
    expect(due(NORTH, { answers, today: '2026-09-24' }, feed).dueOn).toBe('2027-05-15');
    expect(fed('2026-09-25', '2026-10-01', '2026-03-01', 'Asia/Kolkata')).toBe('2027-04-01');
  });

  it('has months for its other care that do not end before the cold is over', () => {
    for (const slug of ONE_SEASON)
      for (const { kind, months } of rhythmsOf('', true, careFacts(library.get(slug)!)))
        expect([slug, kind, months?.some((month) => month >= 5) ?? true]).toEqual([slug, kind, true]);
  });

  it('is over half a year later in the south', () => {
    const given = { answers: [watered('2026-04-29')], today: '2026-05-20' };
    expect(due(SOUTH, given).dueOn).toBe('2026-11-01');
    expect(due(NORTH, given).dueOn).toBe('2026-05-01');
  });

  it('lives on indoors, where no winter is known, and by a rhythm that its gardener chose', () => {
    const given = { answers: [watered('2026-11-01')], today: '2027-01-15' };
    const lives = { dueOn: '2026-11-08', closesOn: null };
    expect(due(NORTH, given, wateringOf('tomato', false))).toMatchObject(lives);
    for (const zone of NOT_KNOWN.filter((each) => hemisphereOf(each) === 'north'))
      expect(due(zone, given)).toMatchObject(lives);
    const own = { ...ownRhythm('water', 7), cold: 'end' as const };
    expect(due(NORTH, given, own)).toMatchObject(lives);
  });

  it('has one day after the cold on which it is asked for, and none after that before it is answered', () => {
    const days = (answers: CareAnswer[], today: LocalDate, zone = NORTH) => {
      const task = taskOf(wateringOf('tomato'), { answers, today });
      const situation = situationOf({ id: '', timeZone: zone }, task, today);
      const first = schedule(situation);
      const dueOn = first.dueOn < today ? today : first.dueOn;
      return occurrences(situation, { ...first, dueOn }, '2027-07-31').map(({ on }) => on);
    };
    for (const today of ['2026-09-10', '2026-11-05', '2027-01-10', '2027-05-15'])
      expect(days([watered('2026-09-08')], today).filter((on) => on > '2026-12-01')).toEqual(['2027-05-15']);
    expect(days([watered('2026-09-08')], '2027-06-20')).toEqual(['2027-06-20']);
    for (const lives of ['2027-05-16', '2027-01-10', '2027-04-10'])
      expect(days([watered('2026-09-08'), watered(lives)], lives).length).toBeGreaterThan(30);
    expect(days([watered('2026-09-08')], '2027-01-10', 'Asia/Kolkata').length).toBeGreaterThan(60);
  });

  it('is no hardy plant and no house plant', () => {
    expect(['rose', 'monstera', 'dahlia', 'tomato'].map((slug) => wateringOf(slug).cold)).toEqual([
      null,
      'bring-in',
      'dig-up',
      'end',
    ]);
    expect(wateringOf('tomato', false).cold).toBeNull();
  });
});

describe('a tender plant outdoors', () => {
  const SHELTER = 'Bring it in before the nights are too cold for it, and check it ';
  const next = (timeZone: string, on: LocalDate, rhythm: Rhythm) => {
    const { reason, dueOn } = due(timeZone, { answers: [watered(on)], today: on }, rhythm);
    return sentencesOn(reason, dueOn, on).next;
  };
  const monstera = wateringOf('monstera');

  it('is to be brought in with the waterings of the weeks in which nights get cold, half a year later in the south', () => {
    expect(next(NORTH, '2026-09-25', monstera)).toMatch(`${SHELTER}around`);
    expect(next(NORTH, '2026-11-20', monstera)).toMatch(`${SHELTER}around`);
    expect(next(SOUTH, '2026-04-10', monstera)).toMatch(`${SHELTER}around`);
    for (const [zone, on] of [
      [NORTH, '2026-07-01'],
      [NORTH, '2027-01-10'],
      [SOUTH, '2026-10-10'],
    ] as const)
      expect(next(zone, on, monstera)).toMatch(/^Check it around /);
    expect(next(NORTH, '2026-10-10', wateringOf('dahlia'))).toMatch(
      /^Dig it up before the ground freezes, or /,
    );
  });

  it('is said to be so on the day itself too, and when it is watered as its gardener chose', () => {
    const own = { ...ownRhythm('water', 5), cold: 'bring-in' as const };
    expect(next(NORTH, '2026-10-10', own)).toBe(`${SHELTER}around 15 October.`);
    const { reason, dueOn } = due(NORTH, { answers: [watered('2026-10-10')], today: '2026-10-10' }, own);
    expect(sentencesOn(reason, dueOn, dueOn).next).toBe(`${SHELTER}today.`);
  });

  it('is not said to be so indoors, and not where no winter is known', () => {
    expect(next(NORTH, '2026-10-10', wateringOf('monstera', false))).toMatch(/^Check it around /);
    for (const zone of NOT_KNOWN) expect(next(zone, '2026-10-10', monstera)).toMatch(/^Check it around /);
  });
});

const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days));
const said = fc.record({
  answer: fc.constantFrom('done' as const, 'was-dry' as const, 'still-moist' as const, 'later' as const),
  on: day,
  days: fc.option(fc.integer({ min: 1, max: 14 })),
});
const laterOf = (one: string, other: string) => (one > other ? one : other);
const life = fc
  .record({
    slug: fc.constantFrom(...ONE_SEASON),
    timeZone: fc.constantFrom(NORTH, SOUTH, ...NOT_KNOWN),
    answers: fc
      .array(said, { maxLength: 8 })
      .map((list) => list.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))),
    startsOn: day,
    today: day,
  })
  // A plant begins before it is looked at.
  .filter(({ startsOn, today }) => startsOn <= today);
const COLD = [11, 12, 1, 2];

describe('what is grown for one season, outdoors, whatever was answered', () => {
  it('has dates of a plant that lives on where no winter is known, and never a later one than those elsewhere', () => {
    fc.assert(
      fc.property(life, ({ slug, timeZone, ...given }) => {
        const rhythm = wateringOf(slug);
        const [dates, lives] = [
          due(timeZone, given, rhythm),
          due(timeZone, given, { ...rhythm, cold: null }),
        ];
        if (!hasWinter(timeZone)) return expect(dates).toEqual(lives);
        expect(dates.closesOn! >= given.today).toBe(true);
        expect(dates.dueOn >= lives.dueOn).toBe(true);
        expect(dates.lateOn > (dates.putOffFrom ?? dates.dueOn)).toBe(true);
        if (dates.putOffFrom) expect(dates.putOffFrom < dates.dueOn).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is not asked for in the cold for more than a week after its day, and then not before the cold is over', () => {
    fc.assert(
      fc.property(life, fc.nat(120), ({ slug, timeZone, ...given }, days) => {
        fc.pre(hasWinter(timeZone));
        const rhythm = wateringOf(slug);
        const { dueOn } = due(timeZone, given, rhythm);
        const later = addDays(given.today, days);
        const cold = inHemisphere(COLD, hemisphereOf(timeZone));
        const then = due(timeZone, { ...given, today: later }, rhythm);
        if (cold.includes(monthOf(later)) && daysBetween(laterOf(dueOn, given.startsOn), later) > 7) {
          expect(then.dueOn > later).toBe(true);
          expect(cold).not.toContain(monthOf(then.dueOn));
        }
        expect(then.dueOn >= dueOn).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is expected in the cold only where its gardener has said then that it grows, and soon after the cold again', () => {
    fc.assert(
      fc.property(life, ({ slug, timeZone, ...given }) => {
        const rhythm = wateringOf(slug);
        const first = due(timeZone, given, rhythm);
        const situation = situationOf({ id: '', timeZone }, taskOf(rhythm, given), given.today);
        const days = occurrences(situation, first, addDays(first.dueOn, 500)).map(({ on }) => on);
        expect(days).toEqual([...new Set(days)].sort());
        const cold = inHemisphere(COLD, hemisphereOf(timeZone));
        const answered = given.answers.filter(({ answer }) => answer !== 'later').at(-1)?.on;
        const lives = cold.includes(monthOf(laterOf(answered ?? given.startsOn, given.startsOn)));
        if (hasWinter(timeZone) && !lives)
          expect(days.slice(1).filter((on) => cold.includes(monthOf(on)))).toEqual([]);
        for (const [index, on] of days.slice(1).entries())
          expect(daysBetween(days[index]!, on)).toBeLessThanOrEqual(
            (rhythm.harvest?.weeks ? 400 : 196) + rhythm.restingDays! * 1.5, // from a harvest in spring, or from the cold
          );
      }),
      { numRuns: 300 },
    );
  });

  it('says the same on the day itself as before it was stored', () => {
    fc.assert(
      fc.property(life, ({ slug, timeZone, ...given }) => {
        const situation = situationOf({ id: '', timeZone }, taskOf(wateringOf(slug), given), given.today);
        const { reason, dueOn } = schedule(situation);
        expect(reason).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.){0,2}$/);
        const isOver = /ends its season|it is harvested/.test(reason);
        expect(sentencesOn(reason, dueOn, addDays(dueOn, -1)).reason).toBe(
          isOver ? reason.replace(/^Every [^.]+\. /, '') : reason,
        );
        expect(sentencesOn(reason, dueOn, dueOn).reason).not.toBe(reason);
      }),
      { numRuns: 500 },
    );
  });
});
