import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../../shared/api/api';
import type { WaitingWrite } from '../../shared/offline/waiting-write';
import { asDone } from './as-done';

type State = Parameters<ReturnType<typeof api.endpoints.getCareToday.select>>[0];

/**
 * Shows what waits as done, on every page and also after a reload: otherwise a plant would be watered twice. The dates that follow
 * from it come from the server.
 */
export function useAsDone(writes: WaitingWrite[]): void {
  const dispatch = useDispatch() as (action: unknown) => void;
  const answers = useSelector((state: State) => state[api.reducerPath].queries);

  // Before the browser paints: no question is asked for a moment.
  useLayoutEffect(() => {
    for (const answer of Object.values(answers)) {
      if (answer?.data === undefined) continue;
      const { endpointName, originalArgs, data } = answer;
      const done = asDone(endpointName, data, writes, originalArgs);
      if (done !== data)
        dispatch(api.util.updateQueryData(endpointName as never, originalArgs as never, () => done as never));
    }
  }, [writes, answers, dispatch]);
}
