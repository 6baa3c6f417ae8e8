import { planFor, problemOf } from '@leaflore/doctor';
import { hemisphereOf } from '../../../kernel/hemisphere.js';
import type { LocalDate } from '../../../kernel/local-date.js';
import { movedPlan } from './moved-plan.js';

const [BERLIN, SYDNEY, SINGAPORE] = ['Europe/Berlin', 'Australia/Sydney', 'Asia/Singapore'] as const;

/** The plan of a problem that was found on a day in a place, as it is stored. */
const stored = (id: string, foundOn: LocalDate, timeZone: string, done: string[] = []) =>
  planFor(problemOf(id)!, foundOn, hemisphereOf(timeZone)).tasks.map(({ key, on }) => ({
    id: key,
    key,
    startsOn: on as LocalDate,
    lastDoneOn: done.includes(key) ? on : null,
  }));
const move = (id: string, steps: ReturnType<typeof stored>, timeZone: string, today: LocalDate) => {
  const days = movedPlan(id, steps, { id: '', timeZone }, today);
  return steps.map((step) => ({ ...step, startsOn: days.get(step.id) ?? step.startsOn }));
};
const days = (steps: ReturnType<typeof stored>) =>
  Object.fromEntries(steps.map(({ key, startsOn }) => [key, startsOn]));

describe('a plan whose gardener moves to other seasons', () => {
  it('begins today where it waited for growth, as it grows there, and waits again after the way back', () => {
    const found = stored('root-bound', '2026-12-01', BERLIN);
    expect(days(found)).toMatchObject({ 'step-1-day-0': '2027-03-01', look: '2027-03-29' });
    const moved = move('root-bound', found, SYDNEY, '2026-12-20');
    expect(days(moved)).toMatchObject({ 'step-1-day-0': '2026-12-20', look: '2027-01-17' });
    expect(move('root-bound', moved, SYDNEY, '2026-12-20')).toEqual(moved);
    expect(move('root-bound', moved, SYDNEY, '2026-12-21')).toEqual(moved);
    const back = move('root-bound', moved, BERLIN, '2026-12-25');
    expect(days(back)).toMatchObject({ 'step-1-day-0': '2027-03-01', look: '2027-03-29' });
    expect(days(move('root-bound', found, SINGAPORE, '2026-12-20'))['step-1-day-0']).toBe('2026-12-20');
  });

  it('leaves to the spring of the new place what is for spring, and the rest where it is', () => {
    const found = stored('iron', '2026-07-20', BERLIN, ['step-1-day-0']);
    const { 'step-3-day-14': repotted, ...rest } = days(found);
    expect(repotted).toBe('2027-03-15');
    const inSpring = days(move('iron', found, SYDNEY, '2026-11-10'));
    expect(inSpring).toEqual({ ...rest, 'step-3-day-14': '2026-11-24' });
    const before = days(move('iron', found, SYDNEY, '2026-08-01'));
    expect(before).toEqual({ ...rest, 'step-3-day-14': '2026-09-15' });
  });

  it('waits for nothing more once it has begun, and moves nothing that was done or is due', () => {
    const begun = stored('root-bound', '2026-12-01', SYDNEY, ['step-1-day-0']);
    expect(move('root-bound', begun, BERLIN, '2026-12-05')).toEqual(begun);
    const due = stored('spider-mites', '2026-12-01', SYDNEY);
    expect(move('spider-mites', due, BERLIN, '2026-12-05')).toEqual(due);
  });
});
