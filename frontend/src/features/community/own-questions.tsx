import { useListOwnQuestionsQuery } from '../../shared/api/community';
import { dayOf } from '../../shared/lib/day-of';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import styles from './community.module.css';

const LIMIT = 20;

/** A member's latest questions to the experts and what was answered; nothing while there are none. */
export function OwnQuestions() {
  const { data: questions } = useListOwnQuestionsQuery({ limit: LIMIT }, { refetchOnMountOrArgChange: true });
  if (!questions?.length) return null;
  return (
    <Section title="Your questions to the experts">
      <ul role="list" className={styles.feed}>
        {questions.map(({ id, message, status, aiResponse, expertResponse, createdAt }) => (
          <li key={id}>
            <Card note={dayOf(createdAt)} title={message} level={3}>
              {aiResponse && (
                <p className={styles.text}>
                  <strong>AI:</strong> {aiResponse}
                </p>
              )}
              {expertResponse && (
                <p className={styles.text}>
                  <strong>Our expert:</strong> {expertResponse}
                </p>
              )}
              <div>
                {status === 'pending' ? (
                  <Badge tone="ochre" icon="chat">
                    Waiting for an answer
                  </Badge>
                ) : (
                  <Badge tone="leaf" icon="check">
                    Responded
                  </Badge>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
