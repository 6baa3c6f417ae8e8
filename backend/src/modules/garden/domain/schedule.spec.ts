import fc from 'fast-check';
import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { addDays, daysBetween, localDateOf } from '../../../kernel/local-date.js';
import { CARE_KINDS, LIGHT_LEVELS } from './care-kind.js';
import type { CareAnswer } from './care-kind.js';
import { conditionsFactor } from './conditions.js';
import { learntFactor, occurrences, schedule } from './schedule.js';
import type { Situation } from './schedule.js';
import { restOn } from './season.js';

const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
const interval = fc.integer({ min: 1, max: 120 });
const rhythm = fc.record({
  kind: fc.constantFrom(...CARE_KINDS),
  growingDays: interval,
  restingDays: fc.option(interval),
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
});
const runs = { numRuns: 2000 };

const weekly: Situation = {
  rhythm: { kind: 'water', growingDays: 7, restingDays: 14, isOwnRhythm: false },
  conditions: { light: null, potCm: null },
  hemisphere: 'north',
  answers: [],
  startsOn: '2026-06-01',
};
const done = (on: string): CareAnswer => ({ answer: 'done', on });
const due = (change: Partial<Situation>) => schedule({ ...weekly, ...change });

/** The wait from a day on, found by looking at one day after the other. */
function plainWait(from: string, { rhythm, conditions, hemisphere, answers }: Situation): number {
  const { kind, growingDays, restingDays, isOwnRhythm } = rhythm;
  const factor = isOwnRhythm ? 1 : learntFactor(rhythm, answers) * conditionsFactor(kind, conditions);
  let need = 0;
  for (let days = 1; days < 3650; days += 1) {
    const rest = isOwnRhythm ? 0 : restOn(addDays(from, days), hemisphere);
    const rests = restingDays === null && rest === 1;
    const interval = growingDays + ((restingDays ?? growingDays) - growingDays) * rest;
    need += rests ? 0 : 1 / (interval * factor);
    if (need > 1 - 1e-9) return days;
  }
  return 3650;
}

describe('schedule, whatever the plant', () => {
  it('is due on the day that counting day by day finds', () => {
    const years = fc.integer({ min: 1, max: 4000 });
    const long = fc.record({ growingDays: years, restingDays: fc.option(years) });
    fc.assert(
      fc.property(situation, fc.option(long), (any, lasting) => {
        const answers = any.answers.filter(({ answer }) => answer === 'done' || answer === 'was-dry');
        const given = { ...any, rhythm: { ...any.rhythm, ...lasting }, answers };
        const from = answers.at(-1)?.on ?? given.startsOn;
        expect(schedule(given).dueOn).toBe(addDays(from, plainWait(from, given)));
      }),
      { numRuns: 1000 },
    );
  });

  it('is due on a later day than the last time, and late only after that', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { dueOn, lateOn, lastDoneOn } = schedule(given);
        expect(dueOn > (lastDoneOn ?? given.startsOn)).toBe(true);
        expect(lateOn > dueOn).toBe(true);
      }),
      runs,
    );
  });

  it('says why in one sentence that ends with a full stop', () => {
    fc.assert(
      fc.property(situation, (given) => {
        expect(schedule(given).reason).toMatch(/^[A-Z][^.]+\.$/);
      }),
      runs,
    );
  });

  it('waits between half and double the time that light and pot allow, in the seasons it crosses', () => {
    const water = rhythm.map((one) => ({ ...one, kind: 'water' as const, isOwnRhythm: false }));
    fc.assert(
      fc.property(situation, water, interval, (given, how, resting) => {
        const restingDays = how.restingDays ?? resting;
        const { dueOn, lastDoneOn } = schedule({
          ...given,
          rhythm: { ...how, restingDays },
          answers: given.answers.filter(({ answer }) => answer === 'done' || answer === 'was-dry'),
        });
        const wait = daysBetween(lastDoneOn ?? given.startsOn, dueOn);
        expect(wait).toBeGreaterThanOrEqual(Math.floor(Math.min(how.growingDays, restingDays) * 0.5 * 0.68));
        expect(wait).toBeLessThanOrEqual(Math.ceil(Math.max(how.growingDays, restingDays) * 2 * 1.5) + 1);
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

  it('learns patience from moist soil and haste from dry soil, within half and double', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const factor = learntFactor(given.rhythm, given.answers);
        expect(factor).toBeGreaterThanOrEqual(0.5);
        expect(factor).toBeLessThanOrEqual(2);
        const more = [...given.answers, { answer: 'still-moist' as const, on: '2035-01-01' }];
        const less = [...given.answers, { answer: 'was-dry' as const, on: '2035-01-01' }];
        expect(learntFactor(given.rhythm, more)).toBeGreaterThanOrEqual(factor);
        expect(learntFactor(given.rhythm, less)).toBeLessThanOrEqual(factor);
      }),
      runs,
    );
  });

  it('depends on nothing but what it is given', () => {
    fc.assert(
      fc.property(situation, (given) => expect(schedule(given)).toEqual(schedule(given))),
      runs,
    );
  });

  it('keeps a rhythm that the gardener set, to the day', () => {
    fc.assert(
      fc.property(situation, interval, (given, days) => {
        const own = { ...given.rhythm, growingDays: days, restingDays: days, isOwnRhythm: true };
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
        const days = occurrences(given, first, to);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days[0]).toBe(first.dueOn);
        expect(days.at(-1)! <= to).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('schedule of a plant that is watered weekly', () => {
  it('is due a week after it came, and late half a week after that', () => {
    expect(due({})).toEqual({
      dueOn: '2026-06-08',
      lateOn: '2026-06-12',
      lastDoneOn: null,
      reason: 'About every 7 days while it grows; counted from 1 June, as nothing is noted yet.',
    });
  });

  it('rests in winter: in December here, in June on the other side of the earth, never near the equator', () => {
    expect(due({ answers: [done('2026-12-01')] }).dueOn).toBe('2026-12-15');
    expect(due({ answers: [done('2026-06-01')], hemisphere: 'south' }).dueOn).toBe('2026-06-15');
    expect(due({ answers: [done('2026-12-01')], hemisphere: 'tropics' }).dueOn).toBe('2026-12-08');
  });

  it('stretches a wait that crosses into the resting season', () => {
    const { dueOn, reason } = due({ answers: [done('2026-10-28')] });
    expect(dueOn > '2026-11-04' && dueOn < '2026-11-11').toBe(true);
    expect(reason).toContain('between the seasons; last watered on 28 October');
  });

  it('does not feed in the resting season at all', () => {
    const rhythm = { kind: 'fertilise' as const, growingDays: 30, restingDays: null, isOwnRhythm: false };
    const { dueOn } = due({ rhythm, answers: [done('2026-10-20')] });
    expect(dueOn > '2027-03-01').toBe(true);
  });

  it('looks again after a quarter of the wait when the soil was still moist, and waits a little longer from then on', () => {
    const moist: CareAnswer[] = [done('2026-06-01'), { answer: 'still-moist', on: '2026-06-08' }];
    expect(due({ answers: moist })).toMatchObject({
      dueOn: '2026-06-10',
      reason: 'You found the soil still moist on 8 June, so look again then.',
    });
    expect(due({ answers: [...moist, done('2026-06-10')] })).toMatchObject({
      dueOn: '2026-06-18',
      reason: 'About every 8 days while it grows, as you found its soil moist; last watered on 10 June.',
    });
  });

  it('drinks less in little light and in a large pot', () => {
    const conditions = { light: 'low' as const, potCm: 30 };
    expect(due({ conditions })).toMatchObject({
      dueOn: '2026-06-12',
      reason:
        'About every 11 days while it grows, as it stands in less light and its pot is large; ' +
        'counted from 1 June, as nothing is noted yet.',
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
