import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, monthOf } from '../../../kernel/local-date.js';
import { nextInWindow } from './care-window.js';
import type { Windowed } from './care-window.js';

const spring: Windowed = { months: [3, 4, 5], everyDays: null, everyYears: 2 };
const feed: Windowed = { months: [3, 4, 5, 6, 7, 8, 9], everyDays: 30, everyYears: 1 };
const winter: Windowed = { months: [11, 12, 1, 2, 3], everyDays: null, everyYears: 1 };
const roses: Windowed = { months: [2, 3], everyDays: null, everyYears: 1 };
const due = (rhythm: Windowed, last: string | null, startsOn: string, asOf = startsOn) =>
  nextInWindow(rhythm, last, startsOn, asOf).dueOn;

describe('a task that is bound to months', () => {
  it.each([
    ['never done, added in autumn: the next spring', spring, null, '2026-11-22', '2027-03-01'],
    ['never done, added in spring: soon', spring, null, '2026-04-02', '2026-04-16'],
    ['never done, added as the season ends: on its last day', spring, null, '2026-05-25', '2026-05-31'],
    ['repotted in spring, every two years', spring, '2026-05-31', '2026-01-01', '2028-03-01'],
    [
      'repotted in summer, every two years: the nearest spring',
      spring,
      '2026-08-01',
      '2026-01-01',
      '2028-03-01',
    ],
    ['pruned late in winter: the next winter', winter, '2026-03-20', '2026-01-01', '2026-11-01'],
    [
      'pruned early in winter: the next winter, not the same',
      winter,
      '2026-11-01',
      '2026-01-01',
      '2027-11-01',
    ],
    ['pruned in January: the next winter', winter, '2027-01-10', '2026-01-01', '2027-11-01'],
    [
      'tidied in autumn: pruned in the next spring all the same',
      roses,
      '2026-11-10',
      '2026-01-01',
      '2027-02-01',
    ],
    ['pruned before its season: not again in that one', roses, '2026-12-20', '2026-01-01', '2028-02-01'],
    ['fed in autumn, every year in spring: the next spring', roses, '2026-09-15', '2026-01-01', '2027-02-01'],
    ['fed within the months', feed, '2026-05-01', '2026-01-01', '2026-05-31'],
    ['fed as the months end: the next spring', feed, '2026-09-20', '2026-01-01', '2027-03-01'],
    ['never fed, added in summer: after one interval', feed, null, '2026-06-01', '2026-07-01'],
    ['never fed, added as the months end: the next spring', feed, null, '2026-09-15', '2027-03-01'],
  ])('%s', (_, rhythm, last, startsOn, expected) => expect(due(rhythm, last, startsOn)).toBe(expected));

  it('waits for the next season when one was missed', () => {
    expect(due(spring, '2024-04-01', '2024-01-01', '2026-05-31')).toBe('2026-03-01');
    expect(due(spring, '2024-04-01', '2024-01-01', '2026-06-01')).toBe('2027-03-01');
    expect(due(winter, null, '2025-12-01', '2026-02-01')).toBe('2025-12-15');
  });

  it('is never due outside its months, never before it was done, and never after its season closes', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
    const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 11 });
    const rhythm = fc.record({
      months,
      everyDays: fc.option(fc.integer({ min: 5, max: 200 })),
      everyYears: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(rhythm, fc.option(day), day, fc.nat(900), (windowed, last, startsOn, later) => {
        const asOf = addDays(last && last > startsOn ? last : startsOn, later);
        const { dueOn, closesOn } = nextInWindow(windowed, last, startsOn, asOf);
        expect(windowed.months).toContain(monthOf(dueOn));
        expect(windowed.months).toContain(monthOf(closesOn));
        expect(dueOn <= closesOn && closesOn >= asOf).toBe(true);
        if (last) expect(dueOn > last).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
