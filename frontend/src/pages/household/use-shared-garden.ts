import { useGetHouseholdQuery } from '../../shared/api/household';

/** The garden of another person, as far as it is shared with this one. */
export function useSharedGarden(id: string) {
  const { data, error, isFetching, refetch } = useGetHouseholdQuery();
  const garden = data?.gardens.find((each) => each.id === id);
  return { garden, isClosed: Boolean(data) && !garden, error: data ? undefined : error, isFetching, refetch };
}
