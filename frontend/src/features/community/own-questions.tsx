import { Suspense, type ComponentType } from 'react';
import { tCommunity } from '../../languages/community';
import type { OwnQuestionDto } from '../../shared/api/api';
import { useOwnQuestionsInfiniteQuery } from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import styles from './community.module.css';
import { MoreButton } from './more-button';
import { useAnswersSeen } from './use-answers-seen';
import { useLinkedQuestion } from './use-linked-question';

const LOOK_EVERY_MS = 5_000;
/** The AI has answered, or has given up, by then. */
const SOON_MS = 180_000;

/** Shows the Markdown of an answer; the page gives it. */
export type AnswerText = ComponentType<{ text: string }>;

/** A member's questions to the experts and what was answered, the latest first; nothing while there are none. */
export function OwnQuestions({ AnswerText }: { AnswerText: AnswerText }) {
  const list = useOwnQuestionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const questions = list.data?.pages.flatMap(({ rows }) => rows);
  useAnswersSeen(questions);
  useLinkedQuestion(list);
  const isAnswering = questions?.some(isSoonAnswered);
  useOwnQuestionsInfiniteQuery(undefined, {
    skip: !isAnswering,
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  if (!questions?.length) return null;
  return (
    <Section title={tCommunity('ownQuestions')}>
      <ul role="list" className={styles.feed}>
        {questions.map((question) => (
          <li key={question.id} id={`question-${question.id}`} tabIndex={-1}>
            <OwnQuestion question={question} AnswerText={AnswerText} />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{tCommunity('earlier')}</MoreButton>
    </Section>
  );
}

function OwnQuestion({ question, AnswerText }: { question: OwnQuestionDto; AnswerText: AnswerText }) {
  const { message, status, aiResponse, aiProvider, expertResponse, createdAt } = question;
  return (
    <Card note={dayOf(createdAt)} title={message} level={3}>
      {expertResponse && (
        <div role="group" className={styles.answer} aria-label={tCommunity('answerOfExpert')}>
          <p className={styles.by}>
            <strong>{tCommunity('ourExpert')}</strong>
          </p>
          <p className={styles.text}>{expertResponse}</p>
        </div>
      )}
      {aiResponse && <AiAnswer text={aiResponse} provider={aiProvider} AnswerText={AnswerText} />}
      <div>
        {status === 'pending' ? (
          <Badge tone="ochre" icon="chat">
            {tCommunity('waiting')}
          </Badge>
        ) : (
          <Badge tone="leaf" icon="check">
            {tCommunity('responded')}
          </Badge>
        )}
      </div>
    </Card>
  );
}

interface AiAnswerProps {
  text: string;
  provider: string | null;
  AnswerText: AnswerText;
}

/** What the AI has answered, with who that was. */
export const AiAnswer = ({ text, provider, AnswerText }: AiAnswerProps) => (
  <div role="group" className={styles.answer} aria-label={tCommunity('answerOfAi')}>
    <p className={styles.by}>
      <strong>{tCommunity(provider === 'local' ? 'byAssistant' : 'byAi')}</strong>
    </p>
    <Suspense fallback={<p className={styles.text}>{text}</p>}>
      <div className={styles.answerText}>
        <AnswerText text={text} />
      </div>
    </Suspense>
  </div>
);

const isSoonAnswered = ({ aiResponse, status, createdAt }: OwnQuestionDto): boolean =>
  !aiResponse && status === 'pending' && Date.now() - Date.parse(createdAt) < SOON_MS;
