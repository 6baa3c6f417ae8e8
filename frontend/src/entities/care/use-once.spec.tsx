import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { holdTimers, releaseTimers } from '../../../test/held-timers';
import { makeStore } from '../../app/store';
import { answeredBy, useOnce } from './use-once';

const DOUBLE_TAP = 1_000;

/** A call that ends when the test says so. */
function aCall() {
  const ends: ((recorded: unknown) => void)[] = [];
  return { call: () => new Promise((end) => ends.push(end)), ends };
}

function start() {
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useOnce(), { wrapper }).result.current;
}

describe('what is pressed twice', () => {
  afterEach(releaseTimers);

  it('is recorded once, also for a moment after it was', async () => {
    const timers = holdTimers(DOUBLE_TAP);
    const { once } = start();
    const { call, ends } = aCall();
    const both = [once('lily', call), once('lily', call)];
    expect(ends).toHaveLength(1);
    void once('fern', call);
    expect(ends).toHaveLength(2);
    await act(async () => ends[0]!('recorded'));
    expect(await Promise.all(both)).toEqual(['recorded', 'recorded']);
    void once('lily', call);
    expect(ends).toHaveLength(2);
    await timers.end(DOUBLE_TAP);
    void once('lily', call);
    expect(ends).toHaveLength(3);
  });

  it('can be pressed again at once where it failed, or was undone', async () => {
    const { once, again } = start();
    const { call, ends } = aCall();
    const failed = once('lily', call);
    await act(async () => ends[0]!(undefined));
    await failed;
    void once('lily', call);
    expect(ends).toHaveLength(2);
    await act(async () => ends[1]!('recorded'));
    again();
    void once('lily', call);
    expect(ends).toHaveLength(3);
  });

  it('is the watering of a plant, whichever button it was, and any other task by itself', () => {
    const task = { id: 'task', plantId: 'lily' };
    expect(answeredBy({ ...task, kind: 'water' })).toBe('lily');
    expect(answeredBy({ ...task, kind: 'mist' })).toBe('task');
  });
});
