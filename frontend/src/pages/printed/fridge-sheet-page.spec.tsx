import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beToday, lily } from '../../../test/plant-samples';
import { problem, rosa, visit, withServer } from '../../../test/visit';

withServer();
beforeEach(() => void beToday());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const TODAY = '2026-11-21';
const task = {
  taskId: 'water-task',
  plantId: lily.id,
  plantName: lily.commonName,
  kind: 'water',
  title: null,
  isProjected: false,
  reason: 'Every week in winter.',
};
const plants = http.get('*/api/plants', () => HttpResponse.json([lily]));
/** The calendar, with one task on each of these days. */
const tasksOn = (...dates: string[]) =>
  http.get('*/api/care/calendar', ({ request }) => {
    const month = new URL(request.url).searchParams.get('month')!;
    const days = dates.filter((date) => date.startsWith(month));
    return HttpResponse.json({
      month,
      today: TODAY,
      days: days.map((date) => ({ date, tasks: [task], done: [] })),
    });
  });

describe('the fridge sheet', () => {
  it('is reached from the calendar, and shows seven days with an empty box for each task', async () => {
    visit('/garden/calendar', rosa, plants, tasksOn(TODAY, '2026-11-27', '2026-11-28'));
    await userEvent.click(await screen.findByRole('link', { name: 'Fridge sheet' }));
    await screen.findByText('Saturday 21 November to Friday 27 November');
    const days = (await screen.findAllByRole('heading', { level: 2 })).map((day) => day.textContent);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe('Today, Saturday 21 November');
    const first = within(screen.getByRole('region', { name: 'Today, Saturday 21 November' }));
    expect(first.getByRole('heading', { level: 3 })).toHaveTextContent('Peace Lily, Living room');
    expect(first.getByText('Every week in winter.')).toHaveTextContent('Water. Every week in winter.');
    const free = within(screen.getByRole('region', { name: 'Sunday 22 November' }));
    expect(free.getByText('Nothing to do.')).toBeInTheDocument();
    expect(screen.getByText('Finger in the soil: is it dry?')).toBeInTheDocument();
  });

  it('ends a task that asks something with its question mark', async () => {
    const look = {
      ...task,
      kind: 'treatment',
      title: 'Look again: is it better?',
      reason: 'Part of its plan.',
    };
    const days = [{ date: TODAY, tasks: [look], done: [] }];
    const month = { month: '2026-11', today: TODAY, days };
    visit(
      '/garden/fridge-sheet',
      rosa,
      plants,
      http.get('*/api/care/calendar', () => HttpResponse.json(month)),
    );
    const words = await screen.findByText('Part of its plan.');
    expect(words).toHaveTextContent('Look again: is it better? Part of its plan.');
  });

  it('is printed by the browser', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    visit('/garden/fridge-sheet', rosa, plants, tasksOn(TODAY));
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('goes on into the next month', async () => {
    jest.setSystemTime(new Date('2026-11-28T10:00:00Z'));
    visit('/garden/fridge-sheet', rosa, plants, tasksOn('2026-11-30', '2026-12-04', '2026-12-05'));
    const last = within(await screen.findByRole('region', { name: 'Friday 4 December' }));
    expect(last.getByText('Every week in winter.')).toBeInTheDocument();
    expect(screen.getAllByText('Every week in winter.')).toHaveLength(2);
  });

  it('says when there is nothing to print', async () => {
    visit('/garden/fridge-sheet', rosa, plants, tasksOn());
    expect(await screen.findByText('Nothing to do in the next seven days')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('says when the week cannot be loaded, and tries again', async () => {
    let isBroken = true;
    visit(
      '/garden/fridge-sheet',
      rosa,
      plants,
      http.get('*/api/care/calendar', () => (isBroken ? problem(503, 'unavailable', 'No.') : undefined)),
      tasksOn(TODAY),
    );
    await screen.findByText('We couldn’t load the week');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent('Peace Lily');
  });
});
