import { useDeferredValue } from 'react';
import { useNewcomer } from '../../features/garden/use-newcomer';
import { useIsDayKnown } from '../../features/care/use-is-day-known';
import { useGardenPlantsQuery, useGetCareTodayQuery, type PlantDto } from '../../shared/api/api';

const NONE: PlantDto[] = [];

interface OwnGarden {
  plants: PlantDto[];
  grows?: 'yes' | 'no';
  isComing: boolean;
}

/** The member's plants, and whether there are any: not known while they are loading and when that failed. */
export function useOwnGarden(): OwnGarden {
  const { data: day } = useGetCareTodayQuery();
  const isDayKnown = useIsDayKnown();
  const { data, isSuccess, isLoading } = useGardenPlantsQuery({ archived: false });
  const plants = data ?? NONE;
  useNewcomer(data);
  // Both are waited for: what the plants add would move what the tasks have let appear. When they are there React builds what
  // they need in slices, so that a slow phone can be touched meanwhile.
  const isComing = useDeferredValue(!isDayKnown || isLoading);
  if (isComing) return { plants: NONE, grows: undefined, isComing };
  const hasCare = Boolean(day && (day.due.length || day.done.length || day.next.length));
  const grows = hasCare || plants.length > 0 ? 'yes' : isSuccess ? 'no' : undefined;
  return { plants, grows, isComing };
}
