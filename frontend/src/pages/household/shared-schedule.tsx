import { tHousehold } from '../../languages/household';
import { useWaitingTasks } from '../../features/household/use-shared-care';
import { ScheduleList } from '../../features/schedule/schedule-list';
import type { PlantDto } from '../../shared/api/api';
import { useSharedScheduleQuery } from '../../shared/api/shared-garden';
import type { LocalDate } from '../../shared/lib/local-date';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';

interface Props {
  garden: string;
  plant: PlantDto;
  today: LocalDate;
}

/** The tasks of a plant of another person, with their days; what was answered and waits for a network is not asked again. */
export function SharedSchedule({ garden, plant: { id, commonName }, today }: Props) {
  const { data, error, isFetching, refetch } = useSharedScheduleQuery({ garden, id });
  const waiting = useWaitingTasks();
  if (!data)
    return error ? (
      <Failed title={tHousehold('scheduleNotLoaded')} isBusy={isFetching} onRetry={() => void refetch()}>
        {tHousehold('itIsSafe')}
      </Failed>
    ) : (
      <Skeleton shape="row" count={3} label={tHousehold('loadingSchedule')} />
    );
  const tasks = data.filter((task) => !waiting.includes(task.id));
  return (
    <>
      {data.length === 0 && <p>{tHousehold('nothingPlanned')}</p>}
      <ScheduleList plantId={id} plantName={commonName} {...{ tasks, today }} />
    </>
  );
}
