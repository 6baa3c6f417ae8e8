import { reasonOn } from './rhythm-words.js';
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

  it('is for today once its day has come', () => {
    expect(reasonOn('Part of its plan, on 25 November.', '2026-11-25', '2026-11-24')).toMatch(/25 November/);
    for (const today of ['2026-11-25', '2026-12-01'])
      expect(reasonOn('Part of its plan, on 25 November.', '2026-11-25', today)).toBe(
        'Part of its plan, for today.',
      );
  });

  it('comes again a week later where it is a look, and may be put off from there', () => {
    const look = (...answers: CareAnswer[]) => {
      const plain = step(...answers);
      return schedule({ ...plain, rhythm: { ...plain.rhythm, isLook: true } });
    };
    expect(look()).toMatchObject({ dueOn: '2026-11-25', lastDoneOn: null });
    const done: CareAnswer = { answer: 'done', on: '2026-11-26' };
    expect(look(done)).toMatchObject({ dueOn: '2026-12-03', lateOn: '2026-12-06', putOffFrom: null });
    expect(look(done, { answer: 'later', on: '2026-12-03', days: 2 })).toMatchObject({
      dueOn: '2026-12-05',
      putOffFrom: '2026-12-03',
    });
  });

  it('is done once', () => {
    const done = step({ answer: 'done', on: '2026-11-26' });
    expect(schedule(done).lastDoneOn).toBe('2026-11-26');
    expect(occurrences(step(), schedule(step()), '2027-11-25').map(({ on }) => on)).toEqual(['2026-11-25']);
    expect(occurrences(step(), schedule(step()), '2026-11-24')).toEqual([]);
  });
});
