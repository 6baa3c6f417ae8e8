import { useRemoveCalendarMutation, useRenewCalendarMutation, type RemindersDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { reminderMessages } from '../../shared/toast/messages/reminders';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { CopyField } from '../../shared/ui/copy-field';
import styles from './reminders.module.css';

/** The private link by which a calendar program shows due tasks. */
export function CalendarPart({ reminders: { calendarUrl, isCalendarRevoked } }: { reminders: RemindersDto }) {
  const [renew, { isLoading: isRenewing }] = useRenewCalendarMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveCalendarMutation();
  const report = useReport();
  const words = reminderMessages;

  return (
    <div className={styles.part} role="group" aria-labelledby="reminders-calendar">
      <h3 id="reminders-calendar">In your calendar</h3>
      <p>Your own calendar can show what’s due in the coming weeks. Anyone with the link can read it.</p>
      {isCalendarRevoked && (
        <p>
          The link you had no longer works: for safety, older links were closed. Please make a new one and put
          it in your calendar in place of the old.
        </p>
      )}
      {calendarUrl === null ? (
        <div>
          <Button
            look="secondary"
            icon="calendar"
            busy={isRenewing}
            onClick={() => void report(renew().unwrap(), words.calendar)}
          >
            Make a calendar link
          </Button>
        </div>
      ) : (
        <>
          <CopyField label="Calendar link" value={calendarUrl} />
          <HowTo />
          <div className={classNames(styles.buttons, styles.calm)}>
            <Button
              look="quiet"
              icon="refresh"
              busy={isRenewing}
              onClick={() => void report(renew().unwrap(), words.calendarRenewed)}
            >
              New link
            </Button>
            <Button
              look="quiet"
              icon="cross"
              busy={isRemoving}
              onClick={() => void report(remove().unwrap(), words.calendarOff)}
            >
              Turn off
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const HowTo = () => (
  <details className={styles.how}>
    <summary>How to use it</summary>
    <ul>
      <li>
        <strong>Google Calendar</strong> on a computer: Other calendars, +, From URL. Paste the link.
      </li>
      <li>
        <strong>iPhone and iPad</strong>: Settings, Calendar, Accounts, Add Account, Other, Add Subscribed
        Calendar.
      </li>
      <li>
        <strong>Outlook</strong>: Add calendar, Subscribe from web.
      </li>
    </ul>
    <p>Calendars update a few times a day, so a change may take hours to appear.</p>
  </details>
);
