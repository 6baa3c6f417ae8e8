import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beToday } from '../../test/plant-samples';
import { rosa, visit, withServer } from '../../test/visit';
import type { SitterLinkDto } from '../shared/api/away';

withServer();
// Fetched in time, so that the first test does not wait for its transformation.
beforeAll(() => import('../features/away/away-form'));
beforeEach(() => void beToday());
afterEach(() => void jest.useRealTimers());

const person = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const aLink = (id: string): SitterLinkDto => ({
  id,
  fromDay: '2026-11-21',
  toDay: '2026-11-28',
  note: null,
  state: 'open',
  readableUntil: '2026-12-01',
  url: `https://leaflore.example/sitter/${id}`,
  done: [],
});

describe('days away', () => {
  it('lead to the link that was made, which stands before what is seen on the page', async () => {
    const intoView = jest.fn();
    Element.prototype.scrollIntoView = intoView;
    const links = [aLink('of-last-year')];
    visit(
      '/garden/away',
      { ...rosa, timeZone: 'UTC' },
      http.get('*/api/away', () => HttpResponse.json(links)),
      http.post('*/api/away', () => {
        links.unshift(aLink('new'));
        return HttpResponse.json(links[0], { status: 201 });
      }),
    );
    await person.type(await screen.findByLabelText('Last day away'), '2026-11-28');
    await person.click(screen.getByRole('button', { name: 'Make the page' }));
    await waitFor(() => expect(screen.getByDisplayValue(links[0]!.url!)).toHaveFocus());
    expect(intoView).toHaveBeenCalled();
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(sections).toEqual(['Your links', 'What they see']);
  });

  it('are the same when they are sent again after a lost answer or a reload, until they are corrected or there', async () => {
    const keys: (string | null)[] = [];
    const open = () =>
      visit(
        '/garden/away',
        { ...rosa, timeZone: 'UTC' },
        http.get('*/api/away', () => HttpResponse.json([])),
        http.post('*/api/away', ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return keys.length < 3 ? HttpResponse.error() : HttpResponse.json(aLink('new'), { status: 201 });
        }),
      );
    const { unmount } = open();
    const last = () => screen.findByLabelText('Last day away');
    const send = async (toDay: string, count: number) => {
      fireEvent.change(await last(), { target: { value: toDay } });
      await person.click(await screen.findByRole('button', { name: 'Make the page' }));
      await waitFor(() => expect(keys).toHaveLength(count));
    };
    await send('2026-11-28', 1);
    unmount();
    open();
    await send('2026-11-28', 2);
    await send('2026-11-29', 3);
    await waitFor(async () => expect(await last()).toHaveValue(''));
    await send('2026-11-29', 4);
    expect(keys[0]).toMatch(/^\w{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('keep what was chosen and written until it is used', async () => {
    const none = http.get('*/api/away', () => HttpResponse.json([]));
    const open = () => visit('/garden/away', { ...rosa, timeZone: 'UTC' }, none);
    const { unmount } = open();
    await person.type(await screen.findByLabelText(/^A note/), 'The can is under the sink.');
    fireEvent.change(screen.getByLabelText('First day away'), { target: { value: '2026-12-20' } });
    fireEvent.change(screen.getByLabelText('Last day away'), { target: { value: '2027-01-03' } });
    unmount();
    const again = open();
    expect(await screen.findByLabelText(/^A note/)).toHaveValue('The can is under the sink.');
    expect(screen.getByLabelText('First day away')).toHaveValue('2026-12-20');
    expect(screen.getByLabelText('Last day away')).toHaveValue('2027-01-03');
    again.unmount();
    jest.setSystemTime(new Date('2026-12-22T10:00:00Z'));
    open();
    expect(await screen.findByLabelText('First day away')).toHaveValue('2026-12-22');
    sessionStorage.clear();
  });

  it('are forgotten when they were used', async () => {
    visit(
      '/garden/away',
      { ...rosa, timeZone: 'UTC' },
      http.get('*/api/away', () => HttpResponse.json([])),
      http.post('*/api/away', () => HttpResponse.json(aLink('new'), { status: 201 })),
    );
    const last = await screen.findByLabelText('Last day away');
    fireEvent.change(last, { target: { value: '2026-11-28' } });
    expect(sessionStorage).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Make the page' }));
    await waitFor(() => expect(last).toHaveValue(''));
    expect(sessionStorage).toHaveLength(0);
  });
});
