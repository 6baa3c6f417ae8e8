import { tReminders } from '../../languages/reminders';
import { rich } from '../../languages/rich';
import { useRemoveCalendarMutation, useRenewCalendarMutation, type RemindersDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { focusAfter } from '../../shared/lib/focus-after';
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
    <div className={styles.part} role="group" tabIndex={-1} aria-labelledby="reminders-calendar">
      <h3 id="reminders-calendar">{tReminders('inCalendar')}</h3>
      <p>{tReminders('calendarAbout')}</p>
      {isCalendarRevoked && <p>{tReminders('revoked')}</p>}
      {calendarUrl === null ? (
        <div>
          <Button
            look="secondary"
            icon="calendar"
            busy={isRenewing}
            onClick={({ currentTarget }) =>
              void focusAfter(report(renew().unwrap(), words.calendar), currentTarget)
            }
          >
            {tReminders('makeLink')}
          </Button>
        </div>
      ) : (
        <>
          <CopyField label={tReminders('calendarLink')} value={calendarUrl} />
          <HowTo />
          <div className={classNames(styles.buttons, styles.calm)}>
            <Button
              look="quiet"
              icon="refresh"
              busy={isRenewing}
              onClick={() => void report(renew().unwrap(), words.calendarRenewed)}
            >
              {tReminders('newLink')}
            </Button>
            <Button
              look="quiet"
              icon="cross"
              busy={isRemoving}
              onClick={({ currentTarget }) =>
                void focusAfter(report(remove().unwrap(), words.calendarOff), currentTarget)
              }
            >
              {tReminders('turnOff')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const strong = (text: string) => rich(text, { strong: (words) => <strong>{words}</strong> });

const HowTo = () => (
  <details className={styles.how}>
    <summary>{tReminders('howTo')}</summary>
    <ul>
      <li>{strong(tReminders('howGoogle'))}</li>
      <li>{strong(tReminders('howApple'))}</li>
      <li>{strong(tReminders('howOutlook'))}</li>
    </ul>
    <p>{tReminders('howSlow')}</p>
  </details>
);
