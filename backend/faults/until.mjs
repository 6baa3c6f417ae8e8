import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Waits until this holds; throws when it does not within the time. */
export async function until(holds, withinMs = 30_000) {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not so within ${withinMs / 1000} s: ${holds}`);
    await pause(LOOK_EVERY_MS);
  }
}
