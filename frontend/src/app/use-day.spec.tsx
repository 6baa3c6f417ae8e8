import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { aGarden, aPlant, aTask } from '../../test/garden-samples';
import { holdTimers, releaseTimers } from '../../test/held-timers';
import { beToday } from '../../test/plant-samples';
import { rosa, server, visit, withServer } from '../../test/visit';
import { api } from '../shared/api/api';
import { makeStore } from './store';
import { useDay } from './use-day';

withServer();
beforeEach(() => void beToday());
afterEach(() => {
  releaseTimers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const inUtc = { ...rosa, timeZone: 'UTC' };
const at = (moment: string) => jest.setSystemTime(new Date(moment));
const look = () => fireEvent(document, new Event('visibilitychange'));

/** The hook, for an account that may change, and how often it has asked again. */
function open(account: typeof inUtc | null) {
  const store = makeStore();
  const dispatch = jest.spyOn(store, 'dispatch');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook((now: typeof account) => useDay(now), { wrapper, initialProps: account });
  return { rerender, store, asked: () => dispatch.mock.calls.length };
}

describe('an app that stays open over night', () => {
  it('asks for the new day when it is looked at, once', () => {
    const { asked } = open(inUtc);
    at('2026-11-21T23:59:00Z');
    look();
    expect(asked()).toBe(0);
    at('2026-11-22T07:00:00Z');
    look();
    fireEvent(window, new Event('pageshow'));
    expect(asked()).toBe(1);
  });

  it('asks until the answer is of the new day, as a network may come later than the morning', async () => {
    const { store, asked } = open(inUtc);
    const answers = (date?: string) =>
      server.use(
        http.get('*/api/care/today', () =>
          date ? HttpResponse.json({ date, due: [], putOff: [], done: [], next: [] }) : HttpResponse.error(),
        ),
      );
    const asksAgain = async () => {
      const before = asked();
      look();
      const isAsked = asked() > before;
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      return isAsked;
    };
    answers('2026-11-21');
    await store.dispatch(api.endpoints.getCareToday.initiate());
    answers();
    at('2026-11-22T07:00:00Z');
    expect(await asksAgain()).toBe(true);
    answers('2026-11-22');
    expect(await asksAgain()).toBe(true);
    expect(await asksAgain()).toBe(false);
  });

  it('asks no more than twice an hour where the server has another date than the device', async () => {
    const { store, asked } = open(inUtc);
    server.use(
      http.get('*/api/care/today', () =>
        HttpResponse.json({ date: '2026-11-21', due: [], putOff: [], done: [], next: [] }),
      ),
    );
    await store.dispatch(api.endpoints.getCareToday.initiate());
    const lookAt = async (moment: string) => {
      at(moment);
      const before = asked();
      look();
      const isAsked = asked() > before;
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      return isAsked;
    };
    expect(await lookAt('2026-11-22T07:00:00Z')).toBe(true);
    expect(await lookAt('2026-11-22T07:01:00Z')).toBe(true);
    expect(await lookAt('2026-11-22T07:02:00Z')).toBe(false);
    expect(await lookAt('2026-11-22T07:30:00Z')).toBe(false);
    expect(await lookAt('2026-11-22T07:32:00Z')).toBe(true);
  });

  it('goes by the day of the account, wherever the device is', () => {
    const { asked } = open({ ...rosa, timeZone: 'Pacific/Auckland' });
    at('2026-11-21T11:30:00Z');
    look();
    expect(asked()).toBe(1);
  });

  it('waits until it is seen, and has a network', () => {
    const { asked } = open(inUtc);
    at('2026-11-22T07:00:00Z');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    look();
    hidden.mockReturnValue(false);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    look();
    expect(asked()).toBe(0);
    onLine.mockReturnValue(true);
    look();
    expect(asked()).toBe(1);
  });

  it('asks what is due again, also of a plant that was answered yesterday', async () => {
    const jade = aPlant('Jade Plant');
    visit('/garden', inUtc, ...aGarden([jade], [aTask('mist', jade)]).answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument());
    const due = [aTask('mist', jade, { dueOn: '2026-11-22' })];
    server.use(
      http.get('*/api/care/today', () =>
        HttpResponse.json({ date: '2026-11-22', due, putOff: [], done: [], next: [] }),
      ),
    );
    at('2026-11-22T07:00:00Z');
    look();
    expect(await screen.findByRole('button', { name: 'Done' })).toBeInTheDocument();
  });
});

describe('a time zone', () => {
  it('that was changed asks for the dates at once, and again when the server has dated the garden', async () => {
    const { end } = holdTimers(3_000);
    const { asked, rerender } = open(inUtc);
    rerender({ ...inUtc, timeZone: 'Australia/Sydney' });
    expect(asked()).toBe(1);
    await end(3_000);
    expect(asked()).toBe(2);
  });

  it('that is read for the first time, or is that of another person, was not changed', () => {
    const { asked, rerender } = open(null);
    rerender(inUtc);
    rerender({ ...rosa, id: 'otto', timeZone: 'Europe/Berlin' });
    expect(asked()).toBe(0);
  });
});
