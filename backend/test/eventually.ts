import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

const LOOK_EVERY_MS = 25;

/** Condition on pg_stat_activity: connections to this database that wait for a lock. */
export const WAITS_FOR_A_LOCK = "datname = current_database() and wait_event_type = 'Lock'";

/**
 * Polls `look` until the condition holds, for what a worker does a moment later, and returns the last value.
 * Throws with the last value and the place of the call when the condition does not hold within `withinMs`.
 */
export async function eventually<T>(
  look: () => T | Promise<T>,
  isSo: (value: T) => boolean,
  withinMs = 20_000,
): Promise<T> {
  const late = new Error();
  Error.captureStackTrace(late, eventually);
  const until = performance.now() + withinMs;
  for (;;) {
    const value = await look();
    if (isSo(value)) return value;
    if (performance.now() > until) {
      late.message = `Still not so after ${withinMs / 1000} s; last seen: ${inspect(value, { depth: 4 }).slice(0, 2000)}`;
      throw late;
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** A gate that a test opens; code that awaits `opened` waits until then. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
