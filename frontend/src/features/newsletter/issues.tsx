import { useState } from 'react';
import type { IssueSummaryDto } from '../../shared/api/api';
import { useListIssuesQuery, usePreviewIssueQuery, useSendIssueMutation } from '../../shared/api/contact';
import { newsletterMessages } from '../../shared/toast/messages/contact';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Failed } from '../../shared/ui/failed';
import { Section } from '../../shared/ui/page';
import { Select } from '../../shared/ui/select';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './issues.module.css';

const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string) => name.format(new Date(`${month}-01`));

/** This month and the next two, as 2026-12. */
const monthsAhead = (today = new Date()) =>
  [0, 1, 2].map((ahead) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  );

/** What the issue of a month says, sending it, and how far the others are. */
export function Issues() {
  const months = monthsAhead();
  const [month, setMonth] = useState(months[0]!);
  const issues = useListIssuesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Select
        label="Month"
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        options={months.map((value) => ({ value, label: monthName(value) }))}
      />
      <Preview key={month} month={month} isSent={issues.data?.some((issue) => issue.month === month)} />
      <Section
        title="Sent so far"
        aside={
          <Button look="quiet" icon="refresh" busy={issues.isFetching} onClick={() => void issues.refetch()}>
            Look again
          </Button>
        }
      >
        {issues.error && (
          <Failed title="We couldn’t load the list" isBusy={issues.isFetching} onRetry={issues.refetch} />
        )}
        {issues.data?.length === 0 && <p>No newsletter was sent yet.</p>}
        <ul role="list" className={styles.list}>
          {issues.data?.map((issue) => (
            <li key={issue.id}>
              <Card title={issue.subject} note={monthName(issue.month)} level={3}>
                <p>{progressOf(issue)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function progressOf({ waiting, sent, failed, closedAt }: IssueSummaryDto): string {
  const lost = failed ? ` ${failed} could not be delivered.` : '';
  return closedAt ? `Sent to ${sent}.${lost}` : `Sent to ${sent}, ${waiting} to go.${lost}`;
}

function Preview({ month, isSent }: { month: string; isSent: boolean | undefined }) {
  const { data, error, isFetching, refetch } = usePreviewIssueQuery({ month });
  const [send, { isLoading }] = useSendIssueMutation();
  const report = useReport();
  if (error) return <Failed title="We couldn’t write this issue" isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={3} label="Writing the issue" />;
  const people = data.recipients === 1 ? '1 person' : `${data.recipients} people`;
  return (
    <>
      <Card title={data.subject} note="Preview">
        {data.parts.map(({ title, paragraphs }) => (
          <section key={title} className={styles.part}>
            <h3>{title}</h3>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
      </Card>
      {isSent ? (
        <p>This issue was sent already.</p>
      ) : (
        <div>
          <Button
            size="large"
            icon="send"
            busy={isLoading}
            busyLabel="Sending..."
            onClick={() => void report(send({ issueMonthDto: { month } }).unwrap(), newsletterMessages.sent)}
          >
            {`Send to ${people}`}
          </Button>
        </div>
      )}
    </>
  );
}
