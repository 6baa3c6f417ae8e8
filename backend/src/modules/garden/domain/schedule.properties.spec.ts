import fc from 'fast-check';
import type { Hemisphere } from '../../../kernel/hemisphere.js';
import { addDays, daysBetween, monthOf } from '../../../kernel/local-date.js';
import { inHemisphere } from '../../../kernel/months.js';
import { dayInWords } from '../../../kernel/spoken-time.js';
import { speaking } from '../../../kernel/languages/language.js';
import { RHYTHM_KINDS, LIGHT_LEVELS } from './care-kind.js';
import { conditionsFactor } from './conditions.js';
import { learntFactor } from './learning.js';
import { reasonOn } from './rhythm-words.js';
import { ownRhythm } from './rhythms.js';
import { occurrences, schedule } from './schedule.js';
import { restOn } from './season.js';
import { inWords } from './sentences.js';
import { readSentence, sentencesIn } from './stored-reason.js';
import type { Situation } from './situation.js';

const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
const interval = fc.integer({ min: 1, max: 120 });
const rhythm = fc.record({
  kind: fc.constantFrom(...RHYTHM_KINDS),
  growingDays: interval,
  restingDays: fc.option(interval),
  restMonths: fc.constantFrom([11, 12, 1, 2], [6, 7, 8]),
  months: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 11 })),
  everyYears: fc.option(fc.integer({ min: 1, max: 4 })),
  isOwnRhythm: fc.boolean(),
  cold: fc.constantFrom(null, 'bring-in' as const),
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
/** In the winter of the place a plant keeps its rhythm, but for tubers, and for what is grown for one season (`cold-dates.spec.ts`). */
const situation: fc.Arbitrary<Situation> = fc.record({
  rhythm,
  conditions,
  hemisphere,
  hasWinter: fc.boolean(),
  answers,
  startsOn: day,
  today: day,
});
const tuber: fc.Arbitrary<Situation> = situation.chain((given) =>
  fc
    .constantFrom('dig-up' as const, 'dug-up' as const)
    .map((cold) => ({ ...given, hasWinter: true, rhythm: { ...given.rhythm, cold } })),
);
const anyPlant = fc.oneof({ arbitrary: situation, weight: 3 }, { arbitrary: tuber, weight: 1 });
const runs = { numRuns: 2000 };

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
        const from = answers.at(-1)!.on;
        const given = allYear({ ...any, rhythm: { ...any.rhythm, ...lasting }, answers, today: from });
        expect(schedule(given).dueOn).toBe(addDays(from, plainWait(from, given)));
      }),
      { numRuns: 1000 },
    );
  });

  it('is due on a later day than the last time, and late only after that', () => {
    fc.assert(
      fc.property(anyPlant, (given) => {
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
        const { months, restMonths, restingDays, isOwnRhythm } = given.rhythm;
        const isOnRain = restingDays === null && restMonths.length > 0;
        if (!(months || isOnRain) || isOwnRhythm || given.hemisphere === 'tropics')
          return expect(closesOn).toBeNull();
        if (months) expect(inHemisphere(months, given.hemisphere)).toContain(monthOf(dueOn));
        else expect(restOn(dueOn, given.hemisphere, restMonths)).toBeLessThan(1);
        expect(dueOn <= closesOn! && closesOn! >= given.today).toBe(true);
      }),
      runs,
    );
  });

  it('says why in whole sentences, and names the day on which it is due', () => {
    fc.assert(
      fc.property(anyPlant, (given) => {
        const { reason, dueOn } = schedule(given);
        expect(reason).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.){0,2}$/);
        const isOfDay = !/ Do it soon| Next in /.test(reason);
        if (isOfDay) expect(reason).toContain(` ${dayInWords(dueOn, given.today)}.`);
      }),
      runs,
    );
  });

  it('says the same in every language, out of what is stored', () => {
    fc.assert(
      fc.property(anyPlant, (given) => {
        const { reason } = schedule(given);
        const read = sentencesIn(reason).map((sentence) => readSentence(sentence)!);
        expect(read.map(inWords).join(' ')).toBe(reason);
        for (const code of ['es', 'de'] as const)
          speaking(code, () =>
            expect(reasonOn(reason, '9999-12-31', given.today)).toBe(
              // How often it is watered while it grows is not said of what rests, or has ended.
              schedule(given).reason.replace(/ts until|ends its season/.test(reason) ? /^[^.]+\. / : '', ''),
            ),
          );
      }),
      { numRuns: 500 },
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
      fc.property(anyPlant, fc.integer({ min: 1, max: 14 }), (given, days) => {
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
        // Nobody answers on a day to come.
        const today = [on, any.today, ...any.answers.map((one) => one.on)].sort().at(-1)!;
        const given = allYear({ ...any, today });
        const before = schedule(given);
        const answer = { answer: 'later' as const, on, days };
        const after = schedule({ ...given, answers: [...given.answers, answer] });
        if (after.closesOn !== before.closesOn)
          return expect(before.closesOn! < addDays(on, days)).toBe(true);
        expect(after.lateOn).toBe(before.lateOn);
        expect(after.putOffFrom ?? after.dueOn).toBe(before.putOffFrom ?? before.dueOn);
      }),
      runs,
    );
  });

  it('learns patience from moist soil and haste from dry soil, within bounds', () => {
    fc.assert(
      fc.property(anyPlant, (given) => {
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
        const { dueOn } = schedule({
          ...given,
          rhythm: own,
          answers: [{ answer: 'done', on: '2030-05-05' }],
        });
        expect(dueOn).toBe(addDays('2030-05-05', days));
      }),
      runs,
    );
  });

  it('expects each later day as if the one before had been noted as done', () => {
    fc.assert(
      fc.property(anyPlant, (given) => {
        const first = schedule(given);
        const [, second] = occurrences(given, first, addDays(first.dueOn, 400));
        if (!second || given.rhythm.kind === 'treatment') return;
        const noted = [...given.answers, { answer: 'done' as const, on: first.dueOn }];
        const next = schedule({ ...given, answers: noted, today: first.dueOn });
        expect([second.on, second.words()]).toEqual([next.dueOn, next.rhythmWords]);
      }),
      { numRuns: 300 },
    );
  });

  it('lists later days in order, each once, none beyond the end', () => {
    fc.assert(
      fc.property(anyPlant, (given) => {
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
