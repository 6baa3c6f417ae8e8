import lily from 'drawn/lily.svg';
import { useParams } from 'react-router-dom';
import { tReminded } from '../languages/reminded';
import {
  useFollowReminderLinkMutation,
  useLookAtReminderLinkQuery,
  type ApiError,
  type ReminderLinkDto,
} from '../shared/api/api';
import { paths } from '../shared/paths';
import { reminderMessages } from '../shared/toast/messages/reminders';
import { useReport } from '../shared/toast/use-report';
import { Banner } from '../shared/ui/banner';
import { Button } from '../shared/ui/button';
import { LinkButton } from '../shared/ui/link-button';
import { Page } from '../shared/ui/page';
import { Skeleton } from '../shared/ui/skeleton';
import styles from './reminder-link-page.module.css';

/**
 * The target of the links in a reminder, signed in or not: says what the button would do, and does it when it is
 * pressed.
 */
export function ReminderLinkPage() {
  const { token = '' } = useParams();
  const { data, error } = useLookAtReminderLinkQuery({ token });
  const [follow, { data: followed, isLoading }] = useFollowReminderLinkMutation();
  const report = useReport();
  const link = followed ?? data;

  return (
    <Page title={tReminded('title')} width="form" drawing={lily}>
      {!link && !error && <Skeleton count={3} label={tReminded('loading')} />}
      {!link && error && (
        <Banner kind="warning" title={(error as ApiError).message || tReminded('notOpened')} announce>
          {tReminded('nothingChanged')}
        </Banner>
      )}
      {link && isOver(link) && (
        <Banner kind="success" title={resultOf(link)} announce>
          {link.action === 'off' && tReminded('turnOnAgain')}
        </Banner>
      )}
      {link && !isOver(link) && (
        <>
          <Question link={link} />
          <div>
            <Button
              size="large"
              icon={link.action === 'off' ? 'bell' : 'check'}
              busy={isLoading}
              onClick={() => void report(follow({ token }).unwrap(), reminderMessages.answered)}
            >
              {buttons[link.action]()}
            </Button>
          </div>
        </>
      )}
      <div>
        <LinkButton to={paths.garden} look="secondary" icon="sprout">
          {tReminded('openGarden')}
        </LinkButton>
      </div>
    </Page>
  );
}

const buttons: Record<ReminderLinkDto['action'], () => string> = {
  done: () => tReminded('allDone'),
  later: () => tReminded('later'),
  off: () => tReminded('stop'),
};

const isOver = ({ action, answer, isOn, tasks }: ReminderLinkDto) =>
  action === 'off' ? !isOn : answer !== null || tasks.length === 0;

function resultOf({ action, answer }: ReminderLinkDto): string {
  if (action === 'off') return tReminded('stopped');
  if (answer === 'done') return tReminded('noted');
  return tReminded(answer === 'later' ? 'tomorrow' : 'notDue');
}

function Question({ link: { action, tasks } }: { link: ReminderLinkDto }) {
  if (action === 'off') return <p>{tReminded('askStop')}</p>;
  return (
    <div>
      <p className={styles.question}>{tReminded(action === 'done' ? 'askDone' : 'askLater')}</p>
      <ul className={styles.tasks}>
        {tasks.map((task, at) => (
          <li key={at}>{task}</li>
        ))}
      </ul>
    </div>
  );
}
