import { useIsDayKnown } from '../../features/care/use-is-day-known';
import { useGardenPlantsQuery, useGetCareTodayQuery } from '../../shared/api/api';

/** Somebody's plants, and whether there are any: `unknown` while nothing has answered, and where it did not come. */
export function useOwnGarden() {
  const { data: day } = useGetCareTodayQuery();
  const isDayKnown = useIsDayKnown();
  const { data: plants = [], isSuccess, isLoading } = useGardenPlantsQuery({ archived: false });
  const hasCare = Boolean(day && (day.due.length || day.done.length || day.next.length));
  const grows: 'yes' | 'no' | 'unknown' = hasCare || plants.length > 0 ? 'yes' : isSuccess ? 'no' : 'unknown';
  return { plants, grows, isComing: grows === 'unknown' && (!isDayKnown || isLoading) };
}
