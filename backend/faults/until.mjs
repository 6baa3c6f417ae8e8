import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 180_000;

/** Waits until this holds; throws when it does not within three minutes. */
export async function until(holds, everyMs = 20) {
  const deadline = performance.now() + WITHIN_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not so within ${WITHIN_MS / 1000} s: ${holds}`);
    await pause(everyMs);
  }
}
