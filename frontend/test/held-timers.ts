import { act } from '@testing-library/react';

interface Timer {
  id: number;
  delay: number;
  callback: () => void;
}

const { setTimeout: start, clearTimeout: clear } = window;

/** Lets all timers run as usual again. */
export const releaseTimers = () => Object.assign(window, { setTimeout: start, clearTimeout: clear });

/**
 * Holds the timers of these delays, in milliseconds, until `releaseTimers`: they end when `end(delay)` says so, and all others run as
 * usual.
 */
export function holdTimers(...delays: number[]) {
  let held: Timer[] = [];
  let count = 0;
  const hold = (callback: () => void, delay: number) => {
    const id = -(count += 1);
    held.push({ id, delay, callback });
    return id;
  };
  Object.assign(window, {
    setTimeout: (callback: () => void, delay = 0) =>
      delays.includes(delay) ? hold(callback, delay) : start(callback, delay),
    clearTimeout: (id: number) => {
      held = held.filter((timer) => timer.id !== id);
      clear(id);
    },
  });
  return {
    /** Whether a timer of this delay runs. */
    isRunning: (delay: number) => held.some((timer) => timer.delay === delay),
    end: (delay: number) =>
      act(async () => {
        const over = held.filter((timer) => timer.delay === delay);
        held = held.filter((timer) => timer.delay !== delay);
        for (const { callback } of over) callback();
      }),
  };
}
