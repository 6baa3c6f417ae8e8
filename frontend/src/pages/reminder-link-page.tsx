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
import { Failed } from '../shared/ui/failed';
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
  const { data, error, isFetching, refetch } = useLookAtReminderLinkQuery({ token });
  const [follow, { data: followed, isLoading }] = useFollowReminderLinkMutation();
  const report = useReport();
  const link = followed ?? data;
  const button = link && buttons[link.action];

  return (
    <Page title={tReminded('title')} width="form" drawing={lily}>
      {!link && !error && <Skeleton count={3} label={tReminded('loading')} />}
      {!link && error && <NotOpened error={error as ApiError} isBusy={isFetching} onRetry={refetch} />}
      {link && !button && (
        <Banner kind="warning" title={tReminded('notOpened')} announce>
          {tReminded('nothingChanged')}
        </Banner>
      )}
      {link && button && isOver(link) && (
        <Banner kind="success" title={resultOf(link)} announce>
          {link.action === 'off' && tReminded('turnOnAgain')}
        </Banner>
      )}
      {link && button && !isOver(link) && (
        <>
          <Question link={link} />
          <div>
            <Button
              size="large"
              icon={link.action === 'off' ? 'bell' : 'check'}
              busy={isLoading}
              onClick={() => void report(follow({ token }).unwrap(), reminderMessages.answered)}
            >
              {button()}
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

interface NotOpenedProps {
  error: ApiError;
  isBusy: boolean;
  onRetry: () => unknown;
}

/** A link that is over stays so; without a network, or a server, it can be tried again. */
const NotOpened = ({ error: { status, message }, isBusy, onRetry }: NotOpenedProps) =>
  status >= 400 && status < 500 ? (
    <Banner kind="warning" title={message || tReminded('notOpened')} announce>
      {tReminded('nothingChanged')}
    </Banner>
  ) : (
    <Failed title={tReminded('notOpened')} isBusy={isBusy} onRetry={onRetry}>
      {tReminded('nothingChanged')}
    </Failed>
  );

/** A newer server may know others. */
const buttons: Partial<Record<ReminderLinkDto['action'], () => string>> = {
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
