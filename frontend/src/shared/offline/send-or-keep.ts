import type { ApiError } from '../api/api';
import type { Kept, WaitingWrite } from './waiting-write';

/** The code that keeps and sends what waits. */
export const loadQueue = () => import('./queue');

/**
 * Sends something, or keeps it on this device until there is a network: then it answers what was kept. Rejects with the refusal of
 * the server, and where the device cannot keep it either.
 */
export async function sendOrKeep<Result>(
  send: () => Promise<Result>,
  write: () => Omit<WaitingWrite, 'at'> & { at?: string },
): Promise<Result | Kept> {
  let failure: unknown = { status: 0, code: 'network', message: '' } satisfies ApiError;
  try {
    if (navigator.onLine) return await send();
  } catch (error) {
    if ((error as ApiError).code !== 'network') throw error;
    failure = error;
  }
  try {
    return await (await loadQueue()).keepWrite(write());
  } catch {
    throw failure;
  }
}
