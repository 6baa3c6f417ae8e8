import { grouped, shownTasks, type Grouped } from './today-groups';

const task = (plantId: string, place: string | null = null, id = `${plantId} water`): Grouped => ({
  id,
  plantId,
  place,
});
const ids = (tasks: readonly Grouped[]) => tasks.map(({ id }) => id);

describe('the tasks of a day', () => {
  it('need no headings while they are few, in whatever places', () => {
    const few = [task('lily', 'Kitchen'), task('jade', 'Hall'), task('fern')];
    expect(grouped(few)).toEqual([{ title: null, tasks: few }]);
  });

  it('are grouped by place when they are many, those without a place last', () => {
    const many = [
      task('a', 'Kitchen'),
      task('b'),
      task('c', 'Balcony'),
      task('d', 'Kitchen'),
      task('e', 'Balcony'),
      task('f', 'Kitchen'),
    ];
    expect(grouped(many).map(({ title, tasks }) => [title, tasks.map(({ plantId }) => plantId)])).toEqual([
      ['Balcony', ['c', 'e']],
      ['Kitchen', ['a', 'd', 'f']],
      ['Elsewhere', ['b']],
    ]);
  });

  it('are in the order of places that a garden has, in which a second shelf comes before a tenth', () => {
    const shelves = ['Shelf 10', 'Shelf 2', 'attic', 'Shelf 10', 'Shelf 2', 'Balcony'];
    expect(grouped(shelves.map((place, index) => task(`${index}`, place))).map(({ title }) => title)).toEqual(
      ['attic', 'Balcony', 'Shelf 2', 'Shelf 10'],
    );
  });

  it('have no heading when all are in one place', () => {
    const many = 'abcdefg'.split('').map((plant) => task(plant, 'Balcony'));
    expect(grouped(many)).toHaveLength(1);
    expect(grouped(many)[0]!.title).toBeNull();
  });

  it('of one plant follow each other', () => {
    const tasks = [task('lily'), task('jade'), task('lily', null, 'lily feed')];
    expect(ids(grouped(tasks)[0]!.tasks)).toEqual(['lily water', 'lily feed', 'jade water']);
  });

  it('keep their positions when they are answered, so that the next tap does not hit another plant', () => {
    const [lily, jade, fern] = [task('lily'), task('jade'), task('fern')];
    const shown = shownTasks([lily, jade, fern], [fern, jade], new Set([lily.id]));
    expect(ids(shown)).toEqual(['lily water', 'jade water', 'fern water']);
  });

  it('disappear when they were answered elsewhere, and new ones appear', () => {
    const [lily, jade, fern] = [task('lily'), task('jade'), task('fern')];
    expect(ids(shownTasks([lily, jade], [jade, fern], new Set()))).toEqual(['jade water', 'fern water']);
  });

  it('show the latest state from the server', () => {
    const moved = { ...task('lily'), place: 'Hall' };
    expect(shownTasks([task('lily')], [moved], new Set())).toEqual([moved]);
  });
});
