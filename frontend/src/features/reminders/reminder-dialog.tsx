import { tReminders } from '../../languages/reminders';
import { useGetRemindersQuery, useUpdateRemindersMutation } from '../../shared/api/api';
import { localDateIn } from '../../shared/lib/local-date';
import { timeZoneIfNone } from '../../shared/lib/own-time-zone';
import { reminderMessages } from '../../shared/toast/messages/reminders';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { Sheet } from '../../shared/ui/sheet';
import { paths } from '../../shared/paths';
import { RemindersSection } from './reminders-section';
import { dueDay } from './watering-words';
import styles from './reminders.module.css';

interface Props {
  /** The plant whose reminder button was pressed; undefined closes the dialog. */
  plant?: { commonName: string; waterDueOn: string | null };
  onClose: () => void;
}

/** Turns reminders on with one press, or shows their settings and when this plant is due. */
export function ReminderDialog({ plant, onClose }: Props) {
  const { data } = useGetRemindersQuery(undefined, { skip: !plant });
  const [update, { isLoading }] = useUpdateRemindersMutation();
  const report = useReport();
  const date = plant?.waterDueOn && dueDay(plant.waterDueOn, localDateIn(data?.timeZone));

  const turnOn = () => {
    const updateRemindersDto = { enabled: true, timeZone: timeZoneIfNone(data?.timeZone) };
    return report(update({ updateRemindersDto }).unwrap(), {
      done: (reminders) =>
        reminderMessages.wateringSet(plant!.commonName, date || tReminders('whenDue'), reminders),
      failed: reminderMessages.failed,
    });
  };

  return (
    <Sheet
      open={Boolean(plant)}
      onOpenChange={(open) => !open && onClose()}
      title={tReminders('title')}
      description={plant && date ? tReminders('due', { name: plant.commonName, onDay: date }) : undefined}
      actions={
        data &&
        (data.enabled ? (
          <>
            <Button onClick={onClose}>{tReminders('done')}</Button>
            <LinkButton to={`${paths.profile}#reminders`} look="quiet" icon="calendar" onClick={onClose}>
              {tReminders('calendarLink')}
            </LinkButton>
          </>
        ) : (
          <Button icon="bell" busy={isLoading} onClick={() => void turnOn()}>
            {tReminders('turnOn')}
          </Button>
        ))
      }
    >
      {data && !data.enabled ? (
        <div className={styles.offer}>
          <p>{tReminders('offer')}</p>
          <p>{tReminders('offerOff')}</p>
        </div>
      ) : (
        <RemindersSection brief />
      )}
    </Sheet>
  );
}
