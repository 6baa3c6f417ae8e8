import { askWords, daysFrom, dueWords, inOrder, intervalWords, nextOf } from './schedule-words';

const TODAY = '2026-11-21';
const task = (
  kind: string,
  dueOn: string,
  more: { active?: boolean; title?: string; putOffFrom?: string } = {},
) => ({
  kind,
  dueOn,
  putOffFrom: null as string | null,
  active: true,
  title: null as string | null,
  ...more,
});

describe('the words of a schedule', () => {
  it('say when a task is due as people say it', () => {
    const due = (dueOn: string, putOffFrom?: string) => dueWords(task('water', dueOn, { putOffFrom }), TODAY);
    expect(due(TODAY)).toBe('Due today');
    expect(due('2026-11-28')).toBeUndefined();
    expect(due('2026-11-20')).toBe('Waiting since yesterday');
    expect(due('2026-11-18')).toBe('Waiting since Wednesday 18 November');
    expect(due('2026-11-22', '2026-11-18')).toBe('Put off until tomorrow');
  });

  it('say how often', () => {
    expect(intervalWords(1)).toBe('every day');
    expect(intervalWords(9)).toBe('every 9 days');
    expect(intervalWords(365)).toBe('every year');
    expect(intervalWords(730)).toBe('every 2 years');
  });

  it('ask for what is due', () => {
    expect(askWords({ kind: 'water', title: null })).toBe('Check its soil today');
    expect(askWords({ kind: 'fertilise', title: null })).toBe('Feed it today');
    expect(askWords({ kind: 'custom', title: 'Turn the pot' })).toBe('Turn the pot today');
  });
});

describe('the order of tasks', () => {
  const feed = task('fertilise', '2026-11-22');
  const water = task('water', '2026-11-22');
  const off = task('mist', '2026-11-01', { active: false });

  it('puts what is planned first, by its day, and water before the rest', () => {
    expect(inOrder([off, feed, water])).toEqual([water, feed, off]);
  });

  it('finds what comes next among what is planned', () => {
    expect(nextOf([off, feed, water])).toBe(water);
    expect(nextOf([off])).toBeUndefined();
  });
});

describe('a number of days', () => {
  it('is whole, and between a day and ten years', () => {
    expect(daysFrom(' 9 ')).toBe(9);
    for (const wrong of ['', '0', '-3', '1.5', '3651', 'nine', '1e2'])
      expect(daysFrom(wrong)).toBeUndefined();
  });
});
