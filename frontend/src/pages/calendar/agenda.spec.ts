import { countWords, groupsOf } from './agenda';

const task = (kind: 'water' | 'custom', isProjected: boolean, title: string | null = null) => ({
  taskId: `${kind} ${isProjected}`,
  plantId: 'lily',
  plantName: 'Peace Lily',
  kind,
  title,
  isProjected,
  reason: 'Every week in winter.',
});
const event = (answer: 'done' | 'was-dry' | 'still-moist' | 'later') => ({
  id: answer,
  plantId: 'lily',
  plantName: 'Peace Lily',
  taskId: null,
  kind: 'water' as const,
  title: null,
  answer,
  happenedOn: '2026-11-21',
  createdAt: '2026-11-21T10:00:00Z',
  bySitter: false,
  by: null,
});

const TODAY = '2026-11-21';

describe('a day of the calendar', () => {
  it('distinguishes due, expected and done care', () => {
    const tasks = [task('water', false), task('custom', true, 'Turn the pot')];
    const groups = groupsOf({ date: TODAY, tasks, done: [event('done'), event('was-dry')] }, TODAY);
    expect(groups.map(({ state, items }) => [state, items.map(({ words }) => words)])).toEqual([
      ['now', ['Water Peace Lily']],
      ['expected', ['Turn the pot: Peace Lily']],
      ['done', ['Watered Peace Lily', 'Watered Peace Lily']],
    ]);
    expect(countWords(groups)).toBe('1 to do, 1 expected, 2 done');
  });

  it('names a step of a plan before its plant', () => {
    const step = { ...task('custom', false, 'Rinse the leaves.'), kind: 'treatment' as const };
    const look = { ...step, title: 'Is it better?' };
    const [group] = groupsOf({ date: TODAY, tasks: [step, look], done: [] }, TODAY);
    expect(group!.items.map(({ words }) => words)).toEqual([
      'Rinse the leaves: Peace Lily',
      'Is it better? Peace Lily',
    ]);
  });

  it('lists nothing as to do before its day', () => {
    const groups = groupsOf({ date: '2026-11-28', tasks: [task('water', false)], done: [] }, TODAY);
    expect(groups.map(({ state }) => state)).toEqual(['due']);
  });

  it('does not count checked soil or postponed tasks as done', () => {
    const day = { date: TODAY, tasks: [], done: [event('still-moist'), event('later')] };
    expect(groupsOf(day, TODAY)).toEqual([]);
  });
});
