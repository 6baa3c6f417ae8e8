import { tAdmin } from '../../languages/admin';
import { useAiPageQuery } from '../../shared/api/admin';
import type { AiInteractionDto } from '../../shared/api/api';
import { Badge } from '../../shared/ui/badge';
import { Card } from '../../shared/ui/card';
import { Section } from '../../shared/ui/page';
import { PagedList } from '../../shared/ui/paged-list';
import styles from './admin.module.css';
import { cut, failureName, providerName, toneOf } from './admin-view';
import { momentOf } from './moment-of';

const PAGE = 20;
const KINDS: Partial<Record<string, () => string>> = {
  identification: () => tAdmin('identification'),
  chat: () => tAdmin('chat'),
  expert: () => tAdmin('expertQuestion'),
} satisfies Record<AiInteractionDto['kind'], () => string>;

/** What AI providers were asked and answered, newest first. */
export const AiBehavior = () => (
  <Section title={tAdmin('aiTitle')}>
    <PagedList<AiInteractionDto>
      usePage={useAiPageQuery}
      limit={PAGE}
      label={tAdmin('ai')}
      empty={<p>{tAdmin('nothingAsked')}</p>}
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
  const time = String(responseTime);
  return (
    <Card
      title={KINDS[kind]?.() ?? tAdmin('ai')}
      note={<time dateTime={createdAt}>{momentOf(createdAt)}</time>}
      level={3}
    >
      <div className={styles.badges}>
        <Badge tone={aiProvider === 'openai' ? 'sky' : 'leaf'}>{providerName(aiProvider)}</Badge>
        {confidence !== null && (
          <Badge tone={toneOf(confidence)}>
            {tAdmin('confidence', { percent: Math.round(confidence * 100) })}
          </Badge>
        )}
        {outcome !== 'answered' && (
          <Badge tone="berry" icon="warning">
            {failureName(outcome)}
          </Badge>
        )}
        <span>{model ? tAdmin('msBy', { time, model }) : tAdmin('ms', { time })}</span>
      </div>
      <dl className={styles.words}>
        <dt>{tAdmin('person')}</dt>
        <dd>{cut(interaction.userMessage, 'user') || '–'}</dd>
        <dt>{tAdmin('machine')}</dt>
        <dd>{cut(interaction.aiResponse, 'ai') || '–'}</dd>
      </dl>
    </Card>
  );
}
