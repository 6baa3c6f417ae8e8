import { describe, expect, it } from '@jest/globals';
import { PROBLEMS, problemOf } from './catalogue/index.js';
import { closing, planFor } from './plan.js';

const mites = problemOf('spider-mites')!;

describe('a treatment plan', () => {
  it('dates every step, asks for a photo and looks again, in the order of days', () => {
    const plan = planFor(mites, '2026-11-22');
    expect(plan.tasks.filter(({ kind }) => kind === 'step').map(({ on }) => on)).toEqual([
      '2026-11-22',
      '2026-11-22',
      '2026-11-23',
      '2026-11-25',
      '2026-11-28',
      '2026-12-01',
    ]);
    expect(plan.photoOn).toBe('2026-12-02');
    expect(plan.tasks.at(-1)).toMatchObject({ kind: 'look', on: '2026-12-06', key: 'look' });
  });

  it('crosses the end of February in a leap year', () => {
    expect(planFor(mites, '2028-02-20').photoOn).toBe('2028-03-01');
  });

  it.each([
    ['frost', '2026-02-10', 'north', '2026-03-29'],
    ['frost', '2026-04-20', 'north', '2026-05-18'],
    ['frost', '2026-10-30', 'north', '2027-03-29'],
    ['frost', '2026-08-10', 'south', '2026-09-29'],
    ['iron', '2026-07-20', 'north', '2027-03-15'],
    ['iron', '2026-07-20', 'south', '2026-09-15'],
    ['apple-scab', '2026-05-20', 'north', '2026-12-15'],
    ['waterlogging', '2026-01-31', 'north', '2026-09-22'],
  ] as const)('leaves to its season what has one: %s, begun on %s (%s)', (id, begun, hemisphere, on) => {
    const { tasks } = planFor(problemOf(id)!, begun, hemisphere);
    expect(tasks.filter(({ kind }) => kind === 'step').at(-1)!.on).toBe(on);
  });

  it.each([
    ['2026-12-01', 'north', '2027-03-01', '2027-03-29'],
    ['2027-02-28', 'north', '2027-03-01', '2027-03-29'],
    ['2026-11-01', 'north', '2027-03-01', '2027-03-29'],
    ['2026-10-31', 'north', '2026-10-31', '2026-11-28'],
    ['2026-05-01', 'south', '2026-09-01', '2026-09-29'],
    ['2026-04-30', 'south', '2026-04-30', '2026-05-28'],
    ['2026-12-01', 'south', '2026-12-01', '2026-12-29'],
    ['2026-06-30', 'south', '2026-09-01', '2026-09-29'],
    ['2026-12-01', 'tropics', '2026-12-01', '2026-12-29'],
  ] as const)('repots no plant while it rests: found on %s (%s)', (found, hemisphere, first, look) => {
    const { tasks, lookAgainOn } = planFor(problemOf('root-bound')!, found, hemisphere);
    expect([tasks[0]!.on, lookAgainOn]).toEqual([first, look]);
  });

  it.each([
    ['nitrogen', '2026-11-05', 'north', ['2027-03-01', '2027-03-15', '2027-03-15'], '2027-03-22'],
    ['nitrogen', '2026-10-25', 'north', ['2026-10-25', '2027-03-01', '2027-03-15'], '2026-11-15'],
    ['potassium', '2026-06-10', 'south', ['2026-09-01', '2026-09-15'], '2026-09-22'],
    ['potassium', '2026-06-10', 'north', ['2026-06-10', '2026-06-24'], '2026-07-01'],
    ['potassium', '2026-12-10', 'tropics', ['2026-12-10', '2026-12-24'], '2026-12-31'],
    ['over-feeding', '2026-09-20', 'north', ['2026-09-20', '2026-09-21', '2027-03-01'], '2026-11-01'],
  ] as const)('feeds no plant while it rests: %s, found on %s (%s)', (id, found, hemisphere, days, look) => {
    const { tasks, lookAgainOn } = planFor(problemOf(id)!, found, hemisphere);
    const steps = tasks.filter(({ kind }) => kind === 'step');
    expect([steps.map(({ on }) => on), lookAgainOn]).toEqual([days, look]);
  });

  it('counts days where no season is known', () => {
    expect(planFor(problemOf('iron')!, '2026-07-20', 'tropics').tasks.at(-1)!.on).toBe('2026-10-02');
    expect(planFor(problemOf('iron')!, '2026-07-20').tasks.at(-1)!.on).toBe('2026-10-02');
  });

  it('has a key of its own for each task of every problem, and looks again last of what is near', () => {
    for (const problem of PROBLEMS) {
      const { tasks, photoOn, lookAgainOn } = planFor(problem, '2026-01-31');
      expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
      expect([...tasks].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))).toEqual(tasks);
      expect(photoOn <= lookAgainOn).toBe(true);
    }
  });

  it('says for how long the plant is not fed where it says not to feed it', () => {
    const says = PROBLEMS.filter(({ steps, avoid }) =>
      /Put off its feeding|Do not feed it(?! more| to)/.test(
        [...steps.map(({ text }) => text), avoid].join(' '),
      ),
    );
    expect(says.map(({ id }) => id).sort()).toEqual(
      PROBLEMS.filter(({ unfedDays }) => unfedDays)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('names what else it may be when it did not help, and nothing when it did', () => {
    expect(closing(mites, 'not-better').next.map(({ id }) => id)).toEqual(mites.next);
    expect(closing(mites, 'better').next).toEqual([]);
  });
});
