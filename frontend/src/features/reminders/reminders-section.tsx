import { tReminders } from '../../languages/reminders';
import { useGetRemindersQuery } from '../../shared/api/api';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { ReminderSettings } from './reminder-settings';

/** The reminder settings, loaded when they are first shown. */
export function RemindersSection({ brief }: { brief?: boolean }) {
  const { data, error, isFetching, refetch } = useGetRemindersQuery();
  if (data) return <ReminderSettings reminders={data} brief={brief} />;
  if (!error) return <Skeleton count={3} label={tReminders('loading')} />;
  return (
    <Failed title={tReminders('notLoaded')} isBusy={isFetching} onRetry={refetch}>
      {tReminders('carryOn')}
    </Failed>
  );
}
