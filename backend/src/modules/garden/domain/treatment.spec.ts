import { occurrences, schedule } from './schedule.js';
import { USUAL } from './rhythms.js';
import type { CareAnswer } from './care-kind.js';
import type { Situation } from './situation.js';

const step = (...answers: CareAnswer[]): Situation => ({
  rhythm: USUAL.treatment,
  conditions: { light: 'low', potCm: 8 },
  hemisphere: 'south',
  answers,
  startsOn: '2026-11-25',
  today: '2026-11-22',
});

describe('a step of a plan', () => {
  it('is due on its day, whatever the season and the pot, and badly overdue three days later', () => {
    expect(schedule(step())).toMatchObject({
      dueOn: '2026-11-25',
      putOffFrom: null,
      lateOn: '2026-11-28',
      reason: 'Part of its plan, on 25 November.',
    });
  });

  it('is put off from its day, and late as before', () => {
    expect(schedule(step({ answer: 'later', on: '2026-11-25', days: 3 }))).toMatchObject({
      dueOn: '2026-11-28',
      putOffFrom: '2026-11-25',
      lateOn: '2026-11-28',
      reason: 'Put off until 28 November.',
    });
  });

  it('does not come earlier by being put off before its day', () => {
    expect(schedule(step({ answer: 'later', on: '2026-11-22' })).dueOn).toBe('2026-11-25');
  });

  it('is done once', () => {
    const done = step({ answer: 'done', on: '2026-11-26' });
    expect(schedule(done).lastDoneOn).toBe('2026-11-26');
    expect(occurrences(step(), schedule(step()), '2027-11-25').map(({ on }) => on)).toEqual(['2026-11-25']);
    expect(occurrences(step(), schedule(step()), '2026-11-24')).toEqual([]);
  });
});
