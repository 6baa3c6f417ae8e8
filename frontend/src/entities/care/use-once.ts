import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { api, type CareTaskDto } from '../../shared/api/api';
import type { Dispatch } from '../../shared/api/dispatch';

/** A double tap is over by then. */
const DOUBLE_TAP_MS = 1_000;
/** Lists that take longer than this let the next press through all the same. */
const LISTS_WITHIN_MS = 5_000;

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** What is answered: of a watering the plant, which some pages know it by. */
export const answeredBy = ({ id, kind, plantId }: Pick<CareTaskDto, 'id' | 'kind' | 'plantId'>) =>
  kind === 'water' ? plantId : id;

/**
 * `once(what, call)`: the second press of a double tap joins the first one's call, as a second record would teach that the soil dries
 * faster. So does every press until the lists show what was recorded: up to then its button may be there, or another in its place.
 * What failed may be tried again at once, and so may everything after `again`, which is for what was undone.
 */
export function useOnce() {
  const dispatch = useDispatch<Dispatch>();
  return useMemo(() => {
    const running = new Map<string, Promise<unknown>>();
    const shown = () =>
      Promise.race([Promise.all(dispatch(api.util.getRunningQueriesThunk())), pause(LISTS_WITHIN_MS)]);

    const once = <Result>(what: string, call: () => Promise<Result>): Promise<Result> => {
      const before = running.get(what);
      if (before) return before as Promise<Result>;
      const now = call();
      running.set(what, now);
      void now
        .then((recorded) => recorded && Promise.all([pause(DOUBLE_TAP_MS), shown()]))
        .then(() => running.get(what) === now && running.delete(what));
      return now;
    };
    return { once, again: () => running.clear() };
  }, [dispatch]);
}
