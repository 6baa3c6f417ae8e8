import fc from 'fast-check';
import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { addDays, daysBetween, localDateOf, monthOf } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import { CARE_KINDS, LIGHT_LEVELS } from './care-kind.js';
import type { CareAnswer } from './care-kind.js';
import { conditionsFactor } from './conditions.js';
import { ownRhythm, USUAL } from './rhythms.js';
import { learntFactor, lessonOf } from './learning.js';
import { occurrences, schedule } from './schedule.js';
import { restOn } from './season.js';
import type { Situation } from './situation.js';

const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
const interval = fc.integer({ min: 1, max: 120 });
const rhythm = fc.record({
  kind: fc.constantFrom(...CARE_KINDS),
  growingDays: interval,
  restingDays: fc.option(interval),
  restMonths: fc.constantFrom([11, 12, 1, 2], [6, 7, 8]),
  months: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 11 })),
  everyYears: fc.option(fc.integer({ min: 1, max: 4 })),
  isOwnRhythm: fc.boolean(),
});
const conditions = fc.record({
  light: fc.option(fc.constantFrom(...LIGHT_LEVELS)),
  potCm: fc.option(fc.integer({ min: 4, max: 60 })),
});
const hemisphere = fc.constantFrom<Hemisphere>('north', 'south', 'tropics');
const answers = fc
  .array(
    fc.record({
      answer: fc.constantFrom('done' as const, 'was-dry' as const, 'still-moist' as const, 'later' as const),
      on: day,
      days: fc.option(fc.integer({ min: 1, max: 14 })),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)));
const situation: fc.Arbitrary<Situation> = fc.record({
  rhythm,
  conditions,
  hemisphere,
  answers,
  startsOn: day,
  today: day,
});
const runs = { numRuns: 2000 };

const weekly: Situation = {
  rhythm: { ...USUAL.water, restingDays: 14 },
  conditions: { light: null, potCm: null },
  hemisphere: 'north',
  answers: [],
  startsOn: '2026-06-01',
  today: '2026-06-01',
};
const done = (on: string): CareAnswer => ({ answer: 'done', on });
const due = (change: Partial<Situation>) => schedule({ ...weekly, ...change });

/** The wait from a day on, found by looking at one day after the other. */
function plainWait(from: string, situation: Situation): number {
  const { rhythm, conditions, hemisphere } = situation;
  const { kind, growingDays, restingDays, restMonths, isOwnRhythm } = rhythm;
  const asked = isOwnRhythm ? 1 : learntFactor(situation) * conditionsFactor(kind, conditions);
  const factor = Math.min(1.5, Math.max(0.5, asked));
  let need = 0;
  for (let days = 1; days < 3650; days += 1) {
    const rest = isOwnRhythm ? 0 : restOn(addDays(from, days), hemisphere, restMonths);
    const rests = restingDays === null && rest === 1;
    const interval = growingDays + ((restingDays ?? growingDays) - growingDays) * rest;
    need += rests ? 0 : 1 / (interval * factor);
    if (need > 1 - 1e-9) return days;
  }
  return 3650;
}

/** Done as often as not, so that the last time is known; nothing put off. */
const lastDone = fc
  .tuple(answers, day)
  .map(([list, on]) => [
    ...list.filter((one) => (one.answer === 'done' || one.answer === 'was-dry') && one.on < on),
    { answer: 'done' as const, on },
  ]);
const allYear = (given: Situation): Situation => ({ ...given, rhythm: { ...given.rhythm, months: null } });

describe('schedule, whatever the plant', () => {
  it('is due on the day that counting day by day finds', () => {
    const years = fc.integer({ min: 1, max: 4000 });
    const long = fc.record({ growingDays: years, restingDays: fc.option(years) });
    fc.assert(
      fc.property(situation, lastDone, fc.option(long), (any, answers, lasting) => {
        const given = allYear({ ...any, rhythm: { ...any.rhythm, ...lasting }, answers });
        const from = answers.at(-1)!.on;
        expect(schedule(given).dueOn).toBe(addDays(from, plainWait(from, given)));
      }),
      { numRuns: 1000 },
    );
  });

  it('is due on a later day than the last time, and late only after that', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { dueOn, putOffFrom, lateOn, lastDoneOn } = schedule(given);
        expect(dueOn > (lastDoneOn ?? '')).toBe(true);
        expect(lateOn > (putOffFrom ?? dueOn)).toBe(true);
        if (putOffFrom) expect(putOffFrom < dueOn).toBe(true);
      }),
      runs,
    );
  });

  it('keeps what is bound to months within them, whatever was answered and put off', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { dueOn, closesOn } = schedule(given);
        const { months, isOwnRhythm } = given.rhythm;
        if (!months || isOwnRhythm || given.hemisphere === 'tropics') return expect(closesOn).toBeNull();
        expect(inHemisphere(months, given.hemisphere)).toContain(monthOf(dueOn));
        expect(dueOn <= closesOn! && closesOn! >= given.today).toBe(true);
      }),
      runs,
    );
  });

  it('says why in whole sentences, and names the day on which it is due', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { reason, dueOn } = schedule(given);
        expect(reason).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.){0,2}$/);
        const isOfDay = !/ Do it soon| Next in /.test(reason);
        if (isOfDay) expect(reason).toContain(` ${dayInWords(dueOn, given.today)}.`);
      }),
      runs,
    );
  });

  it('waits no longer than half again the longest rhythm of the plant, and no less than half the shortest', () => {
    fc.assert(
      fc.property(situation, lastDone, interval, (given, answers, resting) => {
        const { growingDays, restingDays } = given.rhythm;
        const rests = restingDays ?? resting;
        const rhythm = { ...given.rhythm, restingDays: rests, months: null };
        const { dueOn, lastDoneOn } = schedule({ ...given, rhythm, answers });
        const wait = daysBetween(lastDoneOn!, dueOn);
        expect(wait).toBeGreaterThanOrEqual(Math.floor(Math.min(growingDays, rests) * 0.5));
        expect(wait).toBeLessThanOrEqual(Math.ceil(Math.max(growingDays, rests) * 1.5) + 1);
      }),
      runs,
    );
  });

  it('looks at the soil within two days where nobody knows when it was watered', () => {
    fc.assert(
      fc.property(situation, interval, ({ ...given }, resting) => {
        const restingDays = given.rhythm.restingDays ?? resting;
        const rhythm = { ...given.rhythm, restingDays, kind: 'water' as const, months: null };
        const { dueOn } = schedule({ ...given, rhythm, answers: [] });
        expect(daysBetween(given.startsOn, dueOn)).toBeLessThanOrEqual(2);
      }),
      runs,
    );
  });

  it('never comes sooner for having been put off', () => {
    fc.assert(
      fc.property(situation, fc.integer({ min: 1, max: 14 }), (given, days) => {
        const before = schedule(given);
        const answer = { answer: 'later' as const, on: before.dueOn, days };
        const after = schedule({ ...given, answers: [...given.answers, answer] });
        expect(after.dueOn > before.dueOn).toBe(true);
      }),
      runs,
    );
  });

  it('is as needed and as late as before when it is put off', () => {
    fc.assert(
      fc.property(situation, day, fc.integer({ min: 1, max: 14 }), (any, on, days) => {
        const given = allYear(any);
        const before = schedule(given);
        const answer = { answer: 'later' as const, on, days };
        const after = schedule({ ...given, answers: [...given.answers, answer] });
        expect(after.lateOn).toBe(before.lateOn);
        expect(after.putOffFrom ?? after.dueOn).toBe(before.putOffFrom ?? before.dueOn);
      }),
      runs,
    );
  });

  it('learns patience from moist soil and haste from dry soil, within bounds', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const factor = learntFactor(given);
        expect(factor).toBeGreaterThanOrEqual(0.5);
        expect(factor).toBeLessThanOrEqual(1.5);
        const more = [...given.answers, { answer: 'still-moist' as const, on: '2035-01-01' }];
        const less = [...given.answers, { answer: 'was-dry' as const, on: '2035-01-01' }];
        expect(learntFactor({ ...given, answers: more })).toBeGreaterThanOrEqual(factor);
        expect(learntFactor({ ...given, answers: less })).toBeLessThanOrEqual(factor);
      }),
      runs,
    );
  });

  it('keeps a rhythm that the gardener set, to the day', () => {
    fc.assert(
      fc.property(situation, interval, (given, days) => {
        const own = ownRhythm(given.rhythm.kind, days);
        const { dueOn } = schedule({ ...given, rhythm: own, answers: [done('2030-05-05')] });
        expect(dueOn).toBe(addDays('2030-05-05', days));
      }),
      runs,
    );
  });

  it('lists later days in order, each once, none beyond the end', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const first = schedule(given);
        const to = addDays(first.dueOn, 60);
        const days = occurrences(given, first, to).map(({ on }) => on);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days[0]).toBe(first.dueOn);
        expect(days.at(-1)! <= to).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('schedule of a plant that is watered weekly', () => {
  it('is looked at in two days when nobody knows when it was watered, and is forgotten after a whole interval more', () => {
    expect(due({})).toEqual({
      dueOn: '2026-06-03',
      putOffFrom: null,
      lateOn: '2026-06-11',
      closesOn: null,
      lastDoneOn: null,
      reason: 'Every week in summer. We don’t know when it was last watered, so check the soil on 3 June.',
      rhythmWords: 'Every week in summer.',
    });
  });

  it('says how often, when last and when next', () => {
    expect(due({ answers: [done('2026-06-01')] })).toMatchObject({
      dueOn: '2026-06-08',
      lateOn: '2026-06-16',
      reason: 'Every week in summer. Last watered on 1 June. Check it around 8 June.',
    });
    const aloe = { ...weekly.rhythm, growingDays: 16, restingDays: 35 };
    expect(due({ rhythm: aloe, answers: [done('2026-11-12')], today: '2026-11-22' }).reason).toBe(
      'Every 5 weeks in winter. Last watered on 12 November. Check it around 17 December.',
    );
  });

  it('rests in winter: in December here, in June on the other side of the earth, never near the equator', () => {
    expect(due({ answers: [done('2026-12-01')] }).dueOn).toBe('2026-12-15');
    expect(due({ answers: [done('2026-06-01')], hemisphere: 'south' }).dueOn).toBe('2026-06-15');
    expect(due({ answers: [done('2026-12-01')], hemisphere: 'tropics' }).dueOn).toBe('2026-12-08');
  });

  it('rests in summer where it is of that kind', () => {
    const rhythm = { ...weekly.rhythm, restingDays: 21, restMonths: [6, 7, 8] };
    expect(due({ rhythm, answers: [done('2026-06-01')] }).dueOn).toBe('2026-06-22');
    expect(due({ rhythm, answers: [done('2026-12-01')] }).dueOn).toBe('2026-12-08');
  });

  it('lives on rain in winter where it is hardy and outdoors', () => {
    const rhythm = { ...weekly.rhythm, restingDays: null };
    expect(due({ rhythm, answers: [done('2026-11-10')] }).dueOn).toBe('2027-03-07');
    expect(due({ rhythm, startsOn: '2026-12-24' }).dueOn).toBe('2027-03-07');
  });

  it('stretches a wait that crosses into the resting season', () => {
    const { dueOn, reason } = due({ answers: [done('2026-10-28')] });
    expect(dueOn > '2026-11-04' && dueOn < '2026-11-11').toBe(true);
    expect(reason).toContain('in autumn. Last watered on 28 October.');
  });

  it('feeds within its months only, and says which', () => {
    const given = { rhythm: { ...USUAL.fertilise, growingDays: 14 }, today: '2026-11-22' };
    expect(due({ ...given, answers: [done('2026-09-20')] })).toMatchObject({
      dueOn: '2027-03-01',
      reason: 'Every 2 weeks, from March to September. Last fed on 20 September. Next on 1 March 2027.',
    });
    expect(
      due({ ...given, answers: [done('2026-03-20')], hemisphere: 'south', today: '2026-03-21' }).dueOn,
    ).toBe('2026-09-01');
    expect(due({ ...given, answers: [done('2026-12-20')], hemisphere: 'tropics' }).dueOn).toBe('2027-01-03');
  });

  it('repots in spring, every other year', () => {
    expect(due({ rhythm: USUAL.repot, answers: [done('2026-04-10')] })).toMatchObject({
      dueOn: '2028-03-01',
      closesOn: '2028-05-31',
      reason: 'Every 2 years, from March to May. Last repotted in April 2026. Next in March 2028.',
    });
    expect(due({ rhythm: USUAL.repot, startsOn: '2026-04-10', today: '2026-04-10' }).reason).toBe(
      'Every 2 years, from March to May. Do it soon, if you have not done it this spring.',
    );
  });

  it('is put off, or into the next season where this one ends', () => {
    const later = (on: string): CareAnswer => ({ answer: 'later', on, days: 1 });
    const given = { answers: [done('2026-06-01'), later('2026-06-08')], today: '2026-06-08' };
    expect(due(given)).toMatchObject({
      dueOn: '2026-06-09',
      putOffFrom: '2026-06-08',
      lateOn: '2026-06-16',
      reason: 'Put off until 9 June.',
    });
    const repotted = [done('2024-04-01'), later('2026-05-31')];
    expect(due({ rhythm: USUAL.repot, answers: repotted, today: '2026-05-31' }).dueOn).toBe('2027-03-01');
  });

  it('looks again after a quarter of the wait when the soil was still moist, and waits a little longer from then on', () => {
    const moist: CareAnswer[] = [done('2026-06-01'), { answer: 'still-moist', on: '2026-06-08' }];
    expect(due({ answers: moist })).toMatchObject({
      dueOn: '2026-06-10',
      reason: 'The soil was still moist on 8 June. Check it again on 10 June.',
    });
    expect(due({ answers: [...moist, done('2026-06-10')] })).toMatchObject({
      dueOn: '2026-06-18',
      reason:
        'Every 8 days in summer, as you found its soil moist. Last watered on 10 June. Check it around 18 June.',
    });
  });

  it.each([
    ['moist on the day', { answer: 'still-moist', on: '2026-06-08' }, 'longer'],
    ['moist before the day, as it should be', { answer: 'still-moist', on: '2026-06-04' }, null],
    ['dry before the day', { answer: 'was-dry', on: '2026-06-05' }, 'shorter'],
    ['dry on the day, as it should be', { answer: 'was-dry', on: '2026-06-08' }, null],
    ['watered, with no word about the soil', { answer: 'done', on: '2026-06-05' }, null],
    ['put off', { answer: 'later', on: '2026-06-08' }, null],
  ] as [string, CareAnswer, string | null][])('learns from soil that is %s', (_, answer, lesson) => {
    const before = { ...weekly, answers: [done('2026-06-01')] };
    expect(lessonOf(before, { ...before, answers: [...before.answers, answer] })).toBe(lesson);
    // Nobody knows how long the soil took to dry where nobody knows when it was wet.
    expect(lessonOf(weekly, { ...weekly, answers: [answer] })).toBeNull();
  });

  it('is not forgotten before it was in the garden', () => {
    const daily = { rhythm: { ...weekly.rhythm, growingDays: 1, restingDays: 1 }, answers: [done('2026-05-25')] };
    expect(due(daily)).toMatchObject({ dueOn: '2026-05-26', lateOn: '2026-06-03' });
  });

  it('says of later times only how often they come', () => {
    const given = { ...weekly, answers: [done('2026-06-01')] };
    expect(occurrences(given, schedule(given), '2026-06-20')).toEqual([
      { on: '2026-06-08', words: 'Every week in summer. Last watered on 1 June. Check it around 8 June.' },
      { on: '2026-06-15', words: 'Every week in summer.' },
    ]);
  });

  it('drinks less in little light and in a large pot', () => {
    const conditions = { light: 'low' as const, potCm: 30 };
    expect(due({ conditions, answers: [done('2026-06-01')] })).toMatchObject({
      dueOn: '2026-06-12',
      reason:
        'Every 11 days in summer, as it stands in less light and its pot is large. Last watered on 1 June. ' +
        'Check it around 12 June.',
    });
  });

  it('counts the leap day', () => {
    expect(due({ answers: [done('2028-02-25')], hemisphere: 'tropics' }).dueOn).toBe('2028-03-03');
    expect(due({ answers: [done('2027-02-25')], hemisphere: 'tropics' }).dueOn).toBe('2027-03-04');
    expect(due({ answers: [done('2028-02-29')], hemisphere: 'tropics' }).dueOn).toBe('2028-03-07');
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25'],
    ['Australia/Sydney', '2026-04-04T13:30:00Z', '2026-04-05'],
    ['Australia/Sydney', '2026-10-03T14:30:00Z', '2026-10-04'],
    ['America/Santiago', '2026-09-06T03:30:00Z', '2026-09-05'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ])('knows the day in %s when the clock changes', (zone, instant, today) => {
    expect(localDateOf(new Date(instant), zone)).toBe(today);
    const { dueOn } = due({ answers: [done(today)], hemisphere: 'tropics' });
    expect(daysBetween(today, dueOn)).toBe(7);
  });
});
