import { SetMetadata } from '@nestjs/common';

export const EVERY_S = 'every-seconds';

/**
 * Marks a method that each worker calls at this interval. It is not called while its last call runs. Several
 * workers may call it at once, so it must be safe to repeat.
 */
export const Every = (seconds: number) => SetMetadata(EVERY_S, seconds);

/** Calls what recurs, unless its last call has not ended yet. */
export function oneAtATime(call: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    void call()
      .catch(onError)
      .finally(() => (isRunning = false));
  };
}
