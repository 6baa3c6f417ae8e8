import { useState } from 'react';
import { tReminders } from '../../languages/reminders';
import { useTestRemindersMutation, type RemindersDto, type TestedDto } from '../../shared/api/api';
import { reminderMessages } from '../../shared/toast/messages/reminders';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import styles from './reminders.module.css';

/** Sends today's message on every channel that is on, and shows the outcome. */
export function TestButton({ email, devices }: Pick<RemindersDto, 'email' | 'devices'>) {
  const [test, { isLoading }] = useTestRemindersMutation();
  const [results, setResults] = useState<TestedDto[]>([]);
  const report = useReport();

  const send = async () => {
    setResults([]);
    const channels = [...(devices.length ? (['push'] as const) : []), ...(email ? (['email'] as const) : [])];
    for (const channel of channels) {
      const result = await report(test({ testRemindersDto: { channel } }).unwrap(), reminderMessages.test);
      if (result) setResults((before) => [...before, result]);
    }
  };

  if (!email && devices.length === 0)
    return (
      <Banner kind="warning" title={tReminders('noWay')}>
        {tReminders('noWayAbout')}
      </Banner>
    );
  return (
    <div className={styles.part}>
      <div>
        <Button
          look="secondary"
          icon="send"
          busy={isLoading}
          busyLabel={tReminders('sending')}
          onClick={() => void send()}
        >
          {tReminders('sendTest')}
        </Button>
      </div>
      <div role="status" className={styles.results}>
        {results.map(({ sent, message }) => (
          <Banner
            key={message}
            kind={sent ? 'success' : 'warning'}
            title={tReminders(sent ? 'sent' : 'notSent')}
          >
            {message}
          </Banner>
        ))}
      </div>
    </div>
  );
}
