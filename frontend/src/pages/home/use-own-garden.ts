import { useNewcomer } from '../../features/garden/use-newcomer';
import { useIsDayKnown } from '../../features/care/use-is-day-known';
import { useGardenPlantsQuery, useGetCareTodayQuery, type PlantDto } from '../../shared/api/api';

const NONE: PlantDto[] = [];

/** The member's plants, and whether there are any: not known while they are loading and when that failed. */
export function useOwnGarden() {
  const { data: day } = useGetCareTodayQuery();
  const isDayKnown = useIsDayKnown();
  const { data, isSuccess, isLoading } = useGardenPlantsQuery({ archived: false });
  const plants = data ?? NONE;
  useNewcomer(data);
  const hasCare = Boolean(day && (day.due.length || day.done.length || day.next.length));
  const grows: 'yes' | 'no' | undefined = hasCare || plants.length > 0 ? 'yes' : isSuccess ? 'no' : undefined;
  // Both are waited for: what the plants add would move what the tasks have let appear.
  return { plants, grows, isComing: !isDayKnown || isLoading };
}
