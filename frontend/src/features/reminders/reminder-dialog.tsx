import { useGetRemindersQuery, useUpdateRemindersMutation } from '../../shared/api/api';
import { localDateIn } from '../../shared/lib/local-date';
import { ownTimeZone } from '../../shared/lib/own-time-zone';
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

  const turnOn = () =>
    report(update({ updateRemindersDto: { enabled: true, timeZone: ownTimeZone() } }).unwrap(), {
      done: (reminders) =>
        reminderMessages.wateringSet(plant!.commonName, date || 'when it is due', reminders),
      failed: reminderMessages.failed,
    });

  return (
    <Sheet
      open={Boolean(plant)}
      onOpenChange={(open) => !open && onClose()}
      title="Care Reminders"
      description={plant && date ? `${plant.commonName} is due for water ${date}.` : undefined}
      actions={
        data &&
        (data.enabled ? (
          <>
            <Button onClick={onClose}>Done</Button>
            <LinkButton to={`${paths.profile}#reminders`} look="quiet" icon="calendar" onClick={onClose}>
              Calendar link
            </LinkButton>
          </>
        ) : (
          <Button icon="bell" busy={isLoading} onClick={() => void turnOn()}>
            Turn on reminders
          </Button>
        ))
      }
    >
      {data && !data.enabled ? (
        <div className={styles.offer}>
          <p>
            Once a day, at nine in the morning or an hour you choose, we’ll tell you which plants need you.
            When nothing is due, and at night, you’ll hear nothing.
          </p>
          <p>You can turn it off at any time, here or with the link in each message.</p>
        </div>
      ) : (
        <RemindersSection brief />
      )}
    </Sheet>
  );
}
