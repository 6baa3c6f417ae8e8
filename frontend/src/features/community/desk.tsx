import { useState } from 'react';
import type { AskedQuestionDto, ReportedPostDto } from '../../shared/api/api';
import {
  useHidePostMutation,
  useListExpertQuestionsQuery,
  useListReportedPostsQuery,
  useRespondToQuestionMutation,
  useShowPostMutation,
} from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { communityMessages, deskMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Failed } from '../../shared/ui/failed';
import { Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { TextArea } from '../../shared/ui/text-area';
import styles from './community.module.css';

const LIMIT = 50;
const FRESH = { refetchOnMountOrArgChange: true };

/** What waits for an admin: questions to the experts, and posts that were reported. */
export const Desk = () => (
  <>
    <Questions />
    <Reports />
  </>
);

function Questions() {
  const { data, error, isFetching, refetch } = useListExpertQuestionsQuery({ limit: LIMIT }, FRESH);
  return (
    <Section title="Expert Questions from Community">
      {!data && !error && <Skeleton shape="row" count={3} label="Loading the questions" />}
      {error && <Failed title="Failed to load admin data" isBusy={isFetching} onRetry={refetch} />}
      {data?.length === 0 && <p>Nobody has asked yet.</p>}
      <ul role="list" className={styles.feed}>
        {data?.map((question) => (
          <li key={question.id}>
            <Question {...question} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Question({ id, userName, userEmail, message, status, expertResponse, createdAt }: AskedQuestionDto) {
  const [answer, setAnswer] = useState('');
  const [respond, { isLoading }] = useRespondToQuestionMutation();
  const report = useReport();
  const isPending = status === 'pending';
  const press = () => {
    const respondDto = { status: 'responded' as const, response: answer.trim() || undefined };
    const call = respond({ id, respondDto });
    return report(call.unwrap(), deskMessages.responded);
  };
  return (
    <Card title={message} note={`${userName}, ${userEmail}, ${dayOf(createdAt)}`} level={3}>
      {expertResponse && <p className={styles.text}>{expertResponse}</p>}
      {isPending ? (
        <TextArea
          label="Your answer"
          optional
          rows={3}
          maxLength={4000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      ) : (
        <div>
          <Badge tone="leaf" icon="check">
            Responded
          </Badge>
        </div>
      )}
      {isPending && (
        <div>
          <Button look="secondary" icon="check" busy={isLoading} onClick={() => void press()}>
            Mark Responded
          </Button>
        </div>
      )}
    </Card>
  );
}

function Reports() {
  const { data, error, isFetching, refetch } = useListReportedPostsQuery(undefined, FRESH);
  return (
    <Section title="Reported posts">
      {error && <Failed title="Failed to load admin data" isBusy={isFetching} onRetry={refetch} />}
      {data?.length === 0 && <p>Nothing was reported.</p>}
      <ul role="list" className={styles.feed}>
        {data?.map((post) => (
          <li key={post.id}>
            <ReportedPost {...post} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReportedPost({ id, author, text, createdAt, hiddenAt, reports }: ReportedPostDto) {
  const [hide] = useHidePostMutation();
  const [show] = useShowPostMutation();
  const report = useReport();
  const press = () =>
    report((hiddenAt ? show({ id }) : hide({ id })).unwrap(), { failed: communityMessages.failed });
  return (
    <Card title={author} note={`${dayOf(createdAt)}, reported by ${reports}`} level={3}>
      <p className={styles.text}>{text}</p>
      <div>
        <Button look="secondary" icon={hiddenAt ? 'eye' : 'eye-off'} onClick={() => void press()}>
          {hiddenAt ? 'Show it again' : 'Hide from everybody'}
        </Button>
      </div>
    </Card>
  );
}
