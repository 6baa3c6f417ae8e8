import { useCallback } from 'react';
import type { ApiError } from '../api/api';
import { useToasts, type Toast } from './toast';

/** The toasts for both outcomes of a call; an outcome without one stays silent. */
export interface Words<Result> {
  done?: (result: Result) => Toast | undefined;
  failed?: (error: ApiError) => Toast;
}

/**
 * `report(call, words)` waits for a call, shows the matching toast, and resolves to the answer, or to undefined if it
 * failed:
 * `const plant = await report(addPlant(draft).unwrap(), messages.garden.add)`.
 */
export function useReport() {
  const { showToast } = useToasts();
  return useCallback(
    async <Result>(call: Promise<Result>, words: Words<Result>): Promise<Result | undefined> => {
      try {
        const result = await call;
        const toast = words.done?.(result);
        if (toast) showToast(toast);
        return result;
      } catch (error) {
        if (words.failed) showToast(words.failed(error as ApiError));
        return undefined;
      }
    },
    [showToast],
  );
}
