import { useState } from 'react';
import type { AskedQuestionDto } from '../../shared/api/api';
import { useListExpertQuestionsQuery, useRespondToQuestionMutation } from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { deskMessages } from '../../shared/toast/messages/community';
import { useReport } from '../../shared/toast/use-report';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Failed } from '../../shared/ui/failed';
import { Section } from '../../shared/ui/page';
import { Skeleton } from '../../shared/ui/skeleton';
import { TextArea } from '../../shared/ui/text-area';
import { AiAnswer, type AnswerText } from './own-questions';
import styles from './community.module.css';

const LIMIT = 50;

/** What members have asked the experts, newest first, with a field for the answer. */
export function Questions({ AnswerText }: { AnswerText: AnswerText }) {
  const { data, error, isFetching, refetch } = useListExpertQuestionsQuery(
    { limit: LIMIT },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title="Expert Questions from Community">
      {!data && !error && <Skeleton shape="row" count={3} label="Loading the questions" />}
      {error && <Failed title="Failed to load admin data" isBusy={isFetching} onRetry={refetch} />}
      {data?.length === 0 && <p>Nobody has asked yet.</p>}
      <ul role="list" className={styles.feed}>
        {data?.map((question) => (
          <li key={question.id}>
            <Question question={question} AnswerText={AnswerText} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Question({ question, AnswerText }: { question: AskedQuestionDto; AnswerText: AnswerText }) {
  const { id, userName, userEmail, message, category, status, createdAt } = question;
  const { aiResponse, aiProvider, expertResponse } = question;
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
      {aiResponse && <AiAnswer text={aiResponse} provider={aiProvider} AnswerText={AnswerText} />}
      {expertResponse && <p className={styles.text}>{expertResponse}</p>}
      <div className={styles.actions}>
        <Badge>{category}</Badge>
        <Badge tone={isPending ? 'ochre' : 'leaf'} icon={isPending ? 'chat' : 'check'}>
          {isPending ? 'Pending' : 'Responded'}
        </Badge>
      </div>
      {isPending && (
        <TextArea
          label="Your answer"
          optional
          rows={3}
          maxLength={4000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      )}
      <div>
        <Button
          look="secondary"
          icon="check"
          busy={isLoading}
          disabled={!isPending}
          onClick={() => void press()}
        >
          Mark Responded
        </Button>
      </div>
    </Card>
  );
}
