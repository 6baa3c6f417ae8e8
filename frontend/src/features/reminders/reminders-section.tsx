import { useGetRemindersQuery } from '../../shared/api/api';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/skeleton';
import { ReminderSettings } from './reminder-settings';

/** The reader's reminders, asked for when they are first shown. */
export function RemindersSection({ brief }: { brief?: boolean }) {
  const { data, error, isFetching, refetch } = useGetRemindersQuery();
  if (data) return <ReminderSettings reminders={data} brief={brief} />;
  if (!error) return <Skeleton count={3} label="Loading your reminders" />;
  return (
    <Banner
      kind="danger"
      title="We could not load your reminders"
      announce
      action={
        <Button look="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      They go on as they were. Please check your connection.
    </Banner>
  );
}
