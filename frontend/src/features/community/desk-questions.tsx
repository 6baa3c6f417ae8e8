import { useState } from 'react';
import { useKnownAccount } from '../../entities/account/use-account';
import { tDesk } from '../../languages/desk';
import type { AskedQuestionDto } from '../../shared/api/api';
import { useQuestionsPageQuery } from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { useTabDraft } from '../../shared/lib/tab-draft';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Dialog } from '../../shared/ui/dialog';
import { Section } from '../../shared/ui/page';
import { PagedList } from '../../shared/ui/paged-list';
import { TextArea } from '../../shared/ui/text-area';
import { AiAnswer, type AnswerText } from './own-questions';
import { useRespond } from './use-respond';
import styles from './community.module.css';

const PAGE = 20;

interface QuestionsProps {
  AnswerText: AnswerText;
  onReady?: () => void;
}

/** What members have asked the experts, newest first, with a field for the answer. */
export const Questions = ({ AnswerText, onReady }: QuestionsProps) => (
  <Section title={tDesk('questions')}>
    <PagedList<AskedQuestionDto>
      usePage={useQuestionsPageQuery}
      limit={PAGE}
      label={tDesk('questionList')}
      empty={<p>{tDesk('nobodyAsked')}</p>}
      onReady={onReady}
    >
      {(questions) => (
        <ul role="list" className={styles.feed}>
          {questions.map((question) => (
            <li key={question.id}>
              <Question question={question} AnswerText={AnswerText} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  </Section>
);

function Question({ question, AnswerText }: { question: AskedQuestionDto; AnswerText: AnswerText }) {
  const { userName, userEmail, message, category, status, createdAt } = question;
  const { aiResponse, aiProvider, expertResponse } = question;
  const isPending = status === 'pending';
  return (
    <Card title={message} note={`${userName}, ${userEmail}, ${dayOf(createdAt)}`} level={3}>
      {aiResponse && <AiAnswer text={aiResponse} provider={aiProvider} AnswerText={AnswerText} />}
      {expertResponse && <p className={styles.text}>{expertResponse}</p>}
      <div className={styles.actions}>
        <Badge>{category === 'general' ? tDesk('general') : category}</Badge>
        <Badge tone={isPending ? 'ochre' : 'leaf'} icon={isPending ? 'chat' : 'check'}>
          {tDesk(isPending ? 'pending' : 'responded')}
        </Badge>
      </div>
      <Response {...question} />
    </Card>
  );
}

/** Marks a question as responded, asking first where nothing is said; a question that has no answer yet can still get one later. */
function Response({ id, status, expertResponse }: AskedQuestionDto) {
  const { text: answer, change } = useTabDraft(`answer:${id}`, useKnownAccount()?.id, '');
  const [isAsking, setAsking] = useState(false);
  const [respond, isBusy] = useRespond(id);
  const isPending = status === 'pending';
  const send = async () => {
    setAsking(false);
    if (await respond(answer.trim())) change('');
  };
  const press = () => (answer.trim() ? void send() : setAsking(true));
  return (
    <>
      {!expertResponse && (
        <TextArea
          label={tDesk('yourAnswer')}
          optional={isPending}
          rows={3}
          maxLength={4000}
          value={answer}
          onChange={({ target }) => change(target.value)}
        />
      )}
      <div className={styles.actions}>
        <Button look="secondary" icon="check" busy={isBusy} disabled={!isPending} onClick={press}>
          {tDesk('markResponded')}
        </Button>
        {!isPending && !expertResponse && (
          <Button look="secondary" icon="send" disabled={!answer.trim()} onClick={() => void send()}>
            {tDesk('sendAnswer')}
          </Button>
        )}
      </div>
      {isAsking && <WithoutAnswer onClose={() => setAsking(false)} onMark={() => void send()} />}
    </>
  );
}

const WithoutAnswer = ({ onClose, onMark }: { onClose: () => void; onMark: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={tDesk('withoutTitle')}
    description={tDesk('withoutText')}
    actions={
      <>
        <Button icon="check" onClick={onMark}>
          {tDesk('markResponded')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {tDesk('writeAnswer')}
        </Button>
      </>
    }
  />
);
