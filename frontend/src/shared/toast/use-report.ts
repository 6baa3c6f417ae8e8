import { useCallback } from 'react';
import type { ApiError } from '../api/api';
import { useToasts, type Toast } from './toast';

/** The words for the two ways a call can go; a side left out stays silent. */
export interface Words<Result> {
  done?: (result: Result) => Toast;
  failed?: (error: ApiError) => Toast;
}

/**
 * `report(call, words)` waits for a call, shows the right toast, and returns the answer, or nothing if it failed:
 * `const plant = await report(addPlant(draft).unwrap(), messages.garden.add)`.
 */
export function useReport() {
  const { showToast } = useToasts();
  return useCallback(
    async <Result>(call: Promise<Result>, words: Words<Result>): Promise<Result | undefined> => {
      try {
        const result = await call;
        if (words.done) showToast(words.done(result));
        return result;
      } catch (error) {
        if (words.failed) showToast(words.failed(error as ApiError));
        return undefined;
      }
    },
    [showToast],
  );
}
