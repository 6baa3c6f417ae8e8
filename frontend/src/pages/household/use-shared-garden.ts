import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { api, type ApiError } from '../../shared/api/api';
import { useGetHouseholdQuery } from '../../shared/api/household';

type State = Record<typeof api.reducerPath, Record<'queries' | 'mutations', Record<string, unknown>>>;

/** The server has said of a garden that it is not shared with this person any more. */
const isSomethingRefused = ({ [api.reducerPath]: { queries, mutations } }: State) =>
  [...Object.values(queries), ...Object.values(mutations)].some(
    (call) => (call as { error?: ApiError }).error?.code === 'garden-not-found',
  );

/** The garden of another person, as far as it is shared with this one. */
export function useSharedGarden(id: string) {
  const { data, error, isFetching, refetch } = useGetHouseholdQuery();
  const isRefused = useSelector(isSomethingRefused);
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  const garden = data?.gardens.find((each) => each.id === id);
  return { garden, isClosed: Boolean(data) && !garden, error: data ? undefined : error, isFetching, refetch };
}
