import { daysBetween, localDateOf } from '../../../kernel/local-date.js';
import type { CareAnswer } from './care-kind.js';
import { lessonOf } from './learning.js';
import { USUAL } from './rhythms.js';
import { occurrences, schedule } from './schedule.js';
import type { Situation } from './situation.js';

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

  it('names the year of the last time where it will be read in another one', () => {
    const yearly = {
      ...weekly.rhythm,
      kind: 'prune' as const,
      growingDays: 365,
      restingDays: 365,
      isOwnRhythm: true,
    };
    expect(due({ rhythm: yearly, answers: [done('2026-03-05')], today: '2026-03-05' }).reason).toBe(
      'Every year, as you chose. Last pruned on 5 March 2026. Next on 5 March 2027.',
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

  it('is not asked for all winter where it was missed before the rain: it waits until it grows again', () => {
    const given = { rhythm: { ...weekly.rhythm, restingDays: null }, answers: [done('2026-10-12')] };
    expect(due({ ...given, today: '2026-10-31' })).toMatchObject({
      dueOn: '2026-10-19',
      closesOn: '2026-10-31',
      lateOn: '2026-10-27',
    });
    for (const today of ['2026-11-01', '2027-02-20', '2027-03-20'])
      expect(due({ ...given, today })).toMatchObject({
        dueOn: '2027-03-07',
        lateOn: '2027-03-15',
        closesOn: '2027-10-31',
        reason: expect.stringMatching(
          /^Every week in spring\. Last watered on 12 October( 2026)?\. Check it around 7 March/,
        ),
      });
    const moist: CareAnswer = { answer: 'still-moist', on: '2027-03-07' };
    expect(due({ ...given, answers: [...given.answers, moist], today: '2027-03-07' }).dueOn).toBe(
      '2027-03-09',
    );
    expect(due({ ...given, today: '2027-12-01' }).dueOn).toBe('2028-03-07');
    const south = { ...given, hemisphere: 'south' as const, answers: [done('2026-04-20')] };
    expect(due({ ...south, today: '2026-05-01' }).dueOn).toBe('2026-09-07');
    expect(due({ ...given, hemisphere: 'tropics', today: '2026-12-01' })).toMatchObject({
      dueOn: '2026-10-19',
      closesOn: null,
    });
    expect(due({ ...given, rhythm: { ...given.rhythm, isOwnRhythm: true } }).closesOn).toBeNull();
  });

  it('is put off into its rest, and so until after it', () => {
    const rhythm = { ...weekly.rhythm, restingDays: null };
    const later: CareAnswer = { answer: 'later', on: '2026-10-30', days: 3 };
    const given = { rhythm, answers: [done('2026-10-12'), later], today: '2026-10-30' };
    expect(due(given)).toMatchObject({ dueOn: '2027-03-07', putOffFrom: null });
    expect(due({ ...given, answers: [done('2026-10-12'), { ...later, days: 1 }] })).toMatchObject({
      dueOn: '2026-10-31',
      putOffFrom: '2026-10-19',
    });
    expect(due({ rhythm, startsOn: '2026-10-30', today: '2026-10-30' }).dueOn).toBe('2027-03-06');
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
    ['dry on the day of the watering itself', { answer: 'was-dry', on: '2026-06-01' }, null],
    ['dry on the day, as it should be', { answer: 'was-dry', on: '2026-06-08' }, null],
    ['watered, with no word about the soil', { answer: 'done', on: '2026-06-05' }, null],
    ['put off', { answer: 'later', on: '2026-06-08' }, null],
  ] as [string, CareAnswer, string | null][])('learns from soil that is %s', (_, answer, lesson) => {
    const before = { ...weekly, answers: [done('2026-06-01')] };
    expect(lessonOf(before, { ...before, answers: [...before.answers, answer] })).toBe(lesson);
    // Nobody knows how long the soil took to dry where nobody knows when it was wet.
    expect(lessonOf(weekly, { ...weekly, answers: [answer] })).toBeNull();
  });

  it('says of later times only how often they come', () => {
    const given = { ...weekly, answers: [done('2026-06-01')] };
    const times = occurrences(given, schedule(given), '2026-06-20');
    expect(times.map(({ on, words }) => ({ on, words: words() }))).toEqual([
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
