import { useState } from 'react';
import { tNewsletterIssues } from '../../languages/newsletterIssues';
import type { IssuePreviewDto, IssueSummaryDto } from '../../shared/api/api';
import { useListIssuesQuery, usePreviewIssueQuery, useSendIssueMutation } from '../../shared/api/contact';
import { monthWords } from '../../shared/lib/local-date';
import { newsletterMessages } from '../../shared/toast/messages/newsletter';
import { useReport } from '../../shared/toast/use-report';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Dialog } from '../../shared/ui/dialog';
import { Failed } from '../../shared/ui/failed';
import { Section } from '../../shared/ui/page';
import { Select } from '../../shared/ui/select';
import { Skeleton } from '../../shared/ui/skeleton';
import styles from './issues.module.css';

/** This month and the next two, as 2026-12. */
function monthsAhead() {
  const today = new Date();
  return [0, 1, 2].map((ahead) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  );
}

/** What the issue of a month says, sending it, and how far the others are; these come when it is there, so that nothing moves. */
export function Issues() {
  const months = monthsAhead();
  const [month, setMonth] = useState(months[0]!);
  const preview = usePreviewIssueQuery({ month });
  const issues = useListIssuesQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSent = issues.data?.some((issue) => issue.month === month);
  // Whether it may be sent shows with the rest, so that nothing is offered, and moves, before it is known.
  const issue = issues.isLoading ? undefined : preview.currentData;
  return (
    <>
      <Select
        label={tNewsletterIssues('month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        options={months.map((value) => ({ value, label: monthWords(value) }))}
      />
      {preview.error ? (
        <Failed
          title={tNewsletterIssues('notWritten')}
          isBusy={preview.isFetching}
          onRetry={preview.refetch}
        />
      ) : issue ? (
        <Preview key={month} month={month} issue={issue} isSent={isSent} />
      ) : (
        <Skeleton shape="row" count={3} label={tNewsletterIssues('writing')} />
      )}
      <div hidden={!preview.error && !issue}>
        <Section
          title={tNewsletterIssues('sentSoFar')}
          aside={
            <Button
              look="quiet"
              icon="refresh"
              busy={issues.isFetching}
              onClick={() => void issues.refetch()}
            >
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
      </div>
    </>
  );
}

function progressOf({ waiting, sent, failed, closedAt }: IssueSummaryDto): string {
  const far = closedAt
    ? tNewsletterIssues('sent', { sent })
    : tNewsletterIssues('underWay', { sent, waiting });
  return failed ? `${far} ${tNewsletterIssues('lost', { failed })}` : far;
}

interface PreviewProps {
  month: string;
  issue: IssuePreviewDto;
  /** Unknown where the list could not be fetched: then it is not sent. */
  isSent: boolean | undefined;
}

const Preview = ({ month, issue, isSent }: PreviewProps) => (
  <>
    <Card title={issue.subject} note={tNewsletterIssues('preview')}>
      {issue.parts.map(({ title, paragraphs }) => (
        <section key={title} className={styles.part}>
          <h3>{title}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </Card>
    {isSent && <p>{tNewsletterIssues('sentAlready')}</p>}
    {isSent === false && issue.recipients === 0 && <p>{tNewsletterIssues('nobody')}</p>}
    {isSent === false && issue.recipients > 0 && <SendButton month={month} issue={issue} />}
  </>
);

/** Asks first: what is sent cannot be called back. */
function SendButton({ month, issue: { subject, recipients: count } }: Omit<PreviewProps, 'isSent'>) {
  const [isAsking, setAsking] = useState(false);
  const [send, { isLoading }] = useSendIssueMutation();
  const report = useReport();
  const sendNow = () => {
    setAsking(false);
    void report(send({ issueMonthDto: { month } }).unwrap(), newsletterMessages.sent);
  };
  return (
    <div>
      <Button
        size="large"
        icon="send"
        busy={isLoading}
        busyLabel={tNewsletterIssues('sending')}
        onClick={() => setAsking(true)}
      >
        {tNewsletterIssues('sendTo', { count })}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={tNewsletterIssues('sureTitle')}
        description={tNewsletterIssues('sureText', { subject, count })}
        actions={
          <>
            <Button icon="send" onClick={sendNow}>
              {tNewsletterIssues('sendNow')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {tNewsletterIssues('notYet')}
            </Button>
          </>
        }
      />
    </div>
  );
}
