import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beToday, lily, TODAY } from '../../test/plant-samples';
import { problem, rosa, visit, withServer } from '../../test/visit';
import type { CalendarDto } from '../shared/api/api';

withServer();
beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

const task = (isProjected: boolean) => ({
  taskId: 'water-task',
  plantId: lily.id,
  plantName: lily.commonName,
  kind: 'water' as const,
  title: null,
  isProjected,
  reason: 'Every week in winter.',
});
const november: CalendarDto = {
  month: '2026-11',
  today: TODAY,
  days: [
    {
      date: '2026-11-14',
      tasks: [],
      done: [
        {
          id: 'event',
          plantId: lily.id,
          plantName: lily.commonName,
          taskId: 'water-task',
          kind: 'water',
          title: null,
          answer: 'done',
          happenedOn: '2026-11-14',
          createdAt: '2026-11-14T10:00:00.000Z',
          bySitter: false,
          by: null,
        },
      ],
    },
    { date: TODAY, tasks: [task(false)], done: [] },
    { date: '2026-11-28', tasks: [task(true)], done: [] },
  ],
};
const months = http.get('*/api/care/calendar', ({ request }) => {
  const month = new URL(request.url).searchParams.get('month')!;
  return HttpResponse.json(month === '2026-11' ? november : { month, today: TODAY, days: [] });
});
/** A window as wide as a desktop's. */
const beWide = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('60rem'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );

describe('the calendar', () => {
  afterEach(() => jest.restoreAllMocks());

  it('distinguishes due, expected and done care, and links to the plant', async () => {
    visit('/garden/calendar', rosa, months);
    expect(await screen.findByRole('heading', { level: 1, name: 'Care Calendar' })).toBeInTheDocument();
    const today = within(await screen.findByRole('region', { name: 'Today, Saturday 21 November' }));
    expect(today.getByText('To do')).toBeInTheDocument();
    expect(today.getByText('Every week in winter.')).toBeInTheDocument();
    expect(today.getByRole('link', { name: 'Water Peace Lily' })).toHaveAttribute(
      'href',
      `/garden/${lily.id}`,
    );
    const later = within(screen.getByRole('region', { name: 'Saturday 28 November' }));
    expect(later.getByText('Expected')).toBeInTheDocument();
    const past = within(screen.getByRole('region', { name: 'Saturday 14 November' }));
    expect(past.getByRole('link', { name: 'Watered Peace Lily' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'today: 1 to do' })).toHaveAttribute('aria-current', 'date');
  });

  it('is a table of weeks where there is room', async () => {
    beWide();
    visit('/garden/calendar', rosa, months);
    const table = within(await screen.findByRole('table', { name: /November 2026/ }));
    expect(table.getAllByRole('columnheader')).toHaveLength(7);
    expect(table.getAllByRole('row')).toHaveLength(7);
    expect(
      table.getByRole('cell', { name: /Saturday 21 November.*Today.*To do.*Water Peace Lily/ }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^December/ }));
    expect(
      await screen.findByText('In December 2026 nothing is due and nothing was done.'),
    ).toBeInTheDocument();
  });

  it('leaves out a part of the year that only a newer server knows', async () => {
    const plants = [{ id: '1', name: 'Rose' }];
    const parts = [
      { part: 'graft', plants },
      { part: 'feed', plants },
    ];
    const year = http.get('*/api/garden/year', () =>
      HttpResponse.json({ month: '2026-11', parts, tips: [] }),
    );
    visit('/garden/calendar', rosa, months, year);
    expect(await screen.findByText('Time to feed:')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Rose' })).toHaveLength(1);
  });

  it('goes from month to month, and says when there is nothing', async () => {
    visit('/garden/calendar', rosa, months);
    await userEvent.click(await screen.findByRole('link', { name: /^December/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'December 2026' })).toBeInTheDocument();
    expect(await screen.findByText('Nothing in December 2026')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'This month' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'November 2026' })).toBeInTheDocument();
  });

  it('says when a month cannot be loaded, and tries again', async () => {
    let isBroken = true;
    visit(
      '/garden/calendar',
      rosa,
      http.get('*/api/care/calendar', () =>
        isBroken ? problem(503, 'unavailable', 'No.') : HttpResponse.json(november),
      ),
    );
    await screen.findByText('We couldn’t load this month');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Today, Saturday 21 November' })).toBeInTheDocument();
  });
});
