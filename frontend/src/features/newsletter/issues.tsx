import { useState } from 'react';
import { tNewsletterIssues } from '../../languages/newsletterIssues';
import type { IssueSummaryDto } from '../../shared/api/api';
import { useListIssuesQuery, usePreviewIssueQuery, useSendIssueMutation } from '../../shared/api/contact';
import { monthWords } from '../../shared/lib/local-date';
import { newsletterMessages } from '../../shared/toast/messages/newsletter';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Failed } from '../../shared/ui/failed';
import { Section } from '../../shared/ui/page';
import { Select } from '../../shared/ui/select';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './issues.module.css';

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
        label={tNewsletterIssues('month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        options={months.map((value) => ({ value, label: monthWords(value) }))}
      />
      <Preview key={month} month={month} isSent={issues.data?.some((issue) => issue.month === month)} />
      <Section
        title={tNewsletterIssues('sentSoFar')}
        aside={
          <Button look="quiet" icon="refresh" busy={issues.isFetching} onClick={() => void issues.refetch()}>
            {tNewsletterIssues('lookAgain')}
          </Button>
        }
      >
        {issues.error && (
          <Failed
            title={tNewsletterIssues('listNotLoaded')}
            isBusy={issues.isFetching}
            onRetry={issues.refetch}
          />
        )}
        {issues.data?.length === 0 && <p>{tNewsletterIssues('none')}</p>}
        <ul role="list" className={styles.list}>
          {issues.data?.map((issue) => (
            <li key={issue.id}>
              <Card title={issue.subject} note={monthWords(issue.month)} level={3}>
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
  const far = closedAt
    ? tNewsletterIssues('sent', { sent })
    : tNewsletterIssues('underWay', { sent, waiting });
  return failed ? `${far} ${tNewsletterIssues('lost', { failed })}` : far;
}

function Preview({ month, isSent }: { month: string; isSent: boolean | undefined }) {
  const { data, error, isFetching, refetch } = usePreviewIssueQuery({ month });
  const [send, { isLoading }] = useSendIssueMutation();
  const report = useReport();
  if (error) return <Failed title={tNewsletterIssues('notWritten')} isBusy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" count={3} label={tNewsletterIssues('writing')} />;
  return (
    <>
      <Card title={data.subject} note={tNewsletterIssues('preview')}>
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
        <p>{tNewsletterIssues('sentAlready')}</p>
      ) : (
        <div>
          <Button
            size="large"
            icon="send"
            busy={isLoading}
            busyLabel={tNewsletterIssues('sending')}
            onClick={() => void report(send({ issueMonthDto: { month } }).unwrap(), newsletterMessages.sent)}
          >
            {tNewsletterIssues('sendTo', { count: data.recipients })}
          </Button>
        </div>
      )}
    </>
  );
}
