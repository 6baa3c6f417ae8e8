import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

const LOOK_EVERY_MS = 50;

/**
 * Looks again and again until it is so, and answers what was seen then; throws, with what was seen last, when it is still
 * not so after `withinMs`.
 * @template T
 * @param {() => T | Promise<T>} look
 * @param {(value: T) => boolean} isSo
 * @returns {Promise<T>}
 */
export async function eventually(look, isSo, withinMs = 10_000) {
  for (const until = performance.now() + withinMs; ;) {
    const value = await look();
    if (isSo(value)) return value;
    if (performance.now() > until)
      throw new Error(`Still not so after ${withinMs / 1000} s; last seen: ${inspect(value).slice(0, 2000)}`);
    await pause(LOOK_EVERY_MS);
  }
}
