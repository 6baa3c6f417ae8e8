import { tReminders } from '../../languages/reminders';
import { useUpdateRemindersMutation, type RemindersDto, type UpdateRemindersDto } from '../../shared/api/api';
import { ownTimeZone, timeZoneIfNone } from '../../shared/lib/own-time-zone';
import { reminderMessages } from '../../shared/toast/messages/reminders';
import { useReport } from '../../shared/toast/use-report';
import { Select } from '../../shared/ui/select';
import { Switch } from '../../shared/ui/switch';
import { CalendarPart } from './calendar-part';
import { PushPart } from './push-part';
import { hours, hourWords, placeOf } from './reminder-times';
import { TestButton } from './test-button';
import styles from './reminders.module.css';

interface Props {
  reminders: RemindersDto;
  /** Outside the profile: without the calendar link, which is only there. */
  brief?: boolean;
}

/** Whether, when and on which channels the reader is reminded. Each change is saved at once. */
export function ReminderSettings({ reminders, brief }: Props) {
  const { enabled, hour, timeZone, email } = reminders;
  const change = useChange();
  const place = placeOf(timeZone ?? ownTimeZone());

  return (
    <div className={styles.settings}>
      <Switch
        label={tReminders('remindMe')}
        hint={tReminders('remindMeHint')}
        checked={enabled}
        onChange={(isOn) => void change({ enabled: isOn, timeZone: timeZoneIfNone(timeZone) })}
      />
      {enabled && (
        <>
          <Select
            label={tReminders('atWhatTime')}
            hint={tReminders('timeOf', { place })}
            options={hours()}
            value={String(hour)}
            onChange={({ target }) =>
              void change({ hour: Number(target.value), timeZone: timeZoneIfNone(timeZone) })
            }
          />
          <Switch
            label={tReminders('byEmail')}
            hint={whereMailGoes(reminders, brief)}
            checked={email}
            onChange={(isOn) => void change({ email: isOn })}
          />
          <PushPart reminders={reminders} />
          <TestButton email={email} devices={reminders.devices} />
        </>
      )}
      {!brief && <CalendarPart reminders={reminders} />}
    </div>
  );
}

/** The profile, which says how an address is confirmed, says it further up; anywhere else it is on another page. */
function whereMailGoes(
  { emailAddress: email, isEmailConfirmed, isEmailDelivered }: RemindersDto,
  isElsewhere?: boolean,
): string {
  if (!isEmailConfirmed)
    return tReminders(isElsewhere ? 'mailUnconfirmed' : 'mailUnconfirmedHere', { email });
  return tReminders(isEmailDelivered ? 'mailTo' : 'mailUndelivered', { email });
}

/** Saves a change and shows a toast. */
function useChange() {
  const [update] = useUpdateRemindersMutation();
  const report = useReport();
  return (updateRemindersDto: UpdateRemindersDto) =>
    report(update({ updateRemindersDto }).unwrap(), {
      done: (now) => (now.enabled ? reminderMessages.set(hourWords(now.hour), now) : reminderMessages.off()),
      failed: reminderMessages.failed,
    });
}
