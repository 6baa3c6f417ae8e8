import { useCallback, useRef } from 'react';
import type { ApiError } from '../api/api';
import { useToasts, type Toast } from './toast';

/** The toasts for both outcomes of a call; an outcome without one stays silent. */
export interface Words<Result> {
  done?: (result: Result) => Toast | undefined;
  failed?: (error: ApiError) => Toast;
}

/**
 * `report(call, words)` waits for a call, shows the matching toast, and resolves to the answer, or to undefined if it
 * failed. What was said of a failure goes when the next call works and says nothing:
 * `const plant = await report(addPlant(draft).unwrap(), messages.garden.add)`.
 */
export function useReport() {
  const { showToast, dismissToast } = useToasts();
  const failed = useRef<string>(undefined);
  return useCallback(
    async <Result>(call: Promise<Result>, words: Words<Result>): Promise<Result | undefined> => {
      try {
        const result = await call;
        const toast = words.done?.(result);
        if (toast) showToast(toast);
        else if (failed.current) dismissToast(failed.current);
        return result;
      } catch (error) {
        if (words.failed) failed.current = showToast(words.failed(error as ApiError)).payload.id;
        return undefined;
      }
    },
    [showToast, dismissToast],
  );
}
