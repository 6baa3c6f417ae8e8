import { lily } from '../../../test/plant-samples';
import type { CalendarDayDto, OccurrenceDto } from '../../shared/api/api';
import { weekFrom } from './week';

const task = (more: Partial<OccurrenceDto> = {}): OccurrenceDto => ({
  taskId: 'water-task',
  plantId: lily.id,
  plantName: lily.commonName,
  kind: 'water',
  title: null,
  isProjected: false,
  reason: 'Every week in winter.',
  ...more,
});
const day = (date: string, ...tasks: OccurrenceDto[]): CalendarDayDto => ({ date, tasks, done: [] });

describe('the days of the sheet', () => {
  it('are seven, over the end of a month and of a year, with and without something to do', () => {
    const days = [
      day('2026-12-28', task()),
      day('2026-12-31', task()),
      day('2027-01-03', task()),
      day('2027-01-04', task()),
    ];
    const week = weekFrom('2026-12-29', days, [lily]);
    expect(week.map(({ date, plants }) => `${date} ${plants.length}`)).toEqual([
      '2026-12-29 0',
      '2026-12-30 0',
      '2026-12-31 1',
      '2027-01-01 0',
      '2027-01-02 0',
      '2027-01-03 1',
      '2027-01-04 1',
    ]);
  });

  it('have plant after plant, each with all that it needs', () => {
    const turn = task({ taskId: 'turn', kind: 'custom', title: 'Turn the pot.' });
    const aloe = task({ taskId: 'aloe', plantId: 'aloe', plantName: 'Aloe Vera' });
    const [{ plants }] = weekFrom('2026-11-21', [day('2026-11-21', task(), aloe, turn)], [lily]) as [
      ReturnType<typeof weekFrom>[0],
    ];
    expect(plants.map(({ name }) => name)).toEqual(['Aloe Vera', 'Peace Lily']);
    expect(plants[0]).toMatchObject({ imageUrl: undefined, tasks: [{ words: 'Water' }] });
    expect(plants[1]).toMatchObject({ place: 'Living room', imageUrl: lily.imageUrl });
    expect(plants[1]!.tasks.map(({ words }) => words)).toEqual(['Water', 'Turn the pot']);
  });
});
