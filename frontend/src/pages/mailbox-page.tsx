import { useState } from 'react';
import { ToDashboard } from '../features/admin/to-dashboard';
import { perLanguage } from '../languages/language';
import { tMailbox } from '../languages/mailbox';
import { useListMailboxQuery } from '../shared/api/admin';
import type { KeptMailDto } from '../shared/api/api';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { Failed } from '../shared/ui/failed';
import { Page } from '../shared/ui/page';
import { Pager } from '../shared/ui/pager';
import { Skeleton } from '../shared/ui/skeleton';
import noMatch from 'drawn/no-match.svg';
import styles from './mailbox-page.module.css';

const PAGE = 20;

/** The mails that a server without a mail server could not send, for its administrator. */
export function MailboxPage() {
  // The last mail of each page before this one, which is the cursor of the next.
  const [cursors, setCursors] = useState<string[]>([]);
  const { data, error, isFetching, refetch } = useListMailboxQuery(
    { limit: PAGE, cursor: cursors.at(-1) },
    { refetchOnMountOrArgChange: true },
  );
  const last = data?.at(-1);
  const hasNext = data?.length === PAGE;
  const turn = (to: number) =>
    setCursors(to > cursors.length + 1 && last ? [...cursors, last.id] : cursors.slice(0, -1));

  return (
    <Page title={tMailbox('title')} width="text" lead={tMailbox('lead')} actions={<ToDashboard />}>
      {error && <Failed title={tMailbox('notLoaded')} isBusy={isFetching} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="row" count={4} label={tMailbox('loading')} />}
      {data?.length === 0 && cursors.length === 0 && (
        <EmptyState title={tMailbox('none')} drawing={noMatch}>
          <p>{tMailbox('noneText')}</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul role="list" className={styles.mails}>
          {data.map((mail) => (
            <li key={mail.id}>
              <Mail {...mail} />
            </li>
          ))}
        </ul>
      )}
      {(cursors.length > 0 || hasNext) && (
        <Pager label={tMailbox('title')} page={cursors.length + 1} hasNext={hasNext} onChange={turn} />
      )}
    </Page>
  );
}

const when = perLanguage(
  ({ locale }) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
);

const Mail = ({ to, subject, text, sentAt }: KeptMailDto) => (
  <Card title={subject} note={tMailbox('sentTo', { moment: when().format(new Date(sentAt)), to })}>
    <div className={styles.text}>{text}</div>
  </Card>
);
