import { useAiPageQuery } from '../../shared/api/admin';
import type { AiInteractionDto } from '../../shared/api/api';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import { PagedList } from '../../shared/ui/paged-list';
import styles from './admin.module.css';
import { cut, momentOf, providerName, toneOf } from './admin-view';

const PAGE = 20;
const KINDS = { identification: 'Identification', chat: 'Chat', expert: 'Expert question' } as const;

/** What AI providers were asked and answered, newest first. */
export const AiBehavior = () => (
  <Section title="AI Behavior Analysis">
    <PagedList<AiInteractionDto>
      usePage={useAiPageQuery}
      limit={PAGE}
      label="AI Behavior"
      empty={<p>No AI was asked anything yet.</p>}
    >
      {(rows) => (
        <ul role="list" className={styles.list}>
          {rows.map((interaction) => (
            <li key={interaction.id}>
              <Interaction {...interaction} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  </Section>
);

function Interaction(interaction: AiInteractionDto) {
  const { aiProvider, model, outcome, kind, createdAt, responseTime, confidence } = interaction;
  return (
    <Card title={KINDS[kind]} note={<time dateTime={createdAt}>{momentOf(createdAt)}</time>} level={3}>
      <div className={styles.badges}>
        <Badge tone={aiProvider === 'openai' ? 'sky' : 'leaf'}>{providerName(aiProvider)}</Badge>
        {confidence !== null && (
          <Badge tone={toneOf(confidence)}>{`${Math.round(confidence * 100)}% confidence`}</Badge>
        )}
        {outcome !== 'answered' && (
          <Badge tone="berry" icon="warning">
            {outcome}
          </Badge>
        )}
        <span>
          {responseTime} ms{model && `, ${model}`}
        </span>
      </div>
      <dl className={styles.words}>
        <dt>User</dt>
        <dd>{cut(interaction.userMessage, 'user') || '–'}</dd>
        <dt>AI</dt>
        <dd>{cut(interaction.aiResponse, 'ai') || '–'}</dd>
      </dl>
    </Card>
  );
}
