import { tPlant } from '../../languages/plant';
import { NextCare } from '../../features/schedule/next-care';
import { ScheduleList } from '../../features/schedule/schedule-list';
import { useGetPlantScheduleQuery, type PlantDto } from '../../shared/api/api';
import type { LocalDate } from '../../shared/lib/local-date';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { StatusBadge } from '../../shared/ui/status-badge';

interface Props {
  plant: PlantDto;
  today: LocalDate;
}

/** The next task of the plant. */
export function NextPart({ plant, today }: Props) {
  const { currentData: tasks, error } = useGetPlantScheduleQuery({ id: plant.id });
  const status = <StatusBadge status={plant.status} />;
  if (tasks) return <NextCare {...{ tasks, today, status }} isUnwell={plant.problem !== null} />;
  return error ? <div>{status}</div> : <Skeleton shape="row" label={tPlant('nextLoading')} />;
}

/** The whole schedule of the plant. */
export function SchedulePart({ plant: { id, commonName }, today }: Props) {
  const { currentData: tasks, error, isFetching, refetch } = useGetPlantScheduleQuery({ id });
  if (tasks) return <ScheduleList plantId={id} plantName={commonName} {...{ tasks, today }} />;
  if (!error) return <Skeleton shape="row" count={3} label={tPlant('scheduleLoading')} />;
  return (
    <Failed title={tPlant('scheduleNotLoaded')} isBusy={isFetching} onRetry={refetch}>
      {tPlant('safe')}
    </Failed>
  );
}
