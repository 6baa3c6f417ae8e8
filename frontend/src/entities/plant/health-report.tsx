import { tAnswer } from '../../languages/answer';
import { tCare } from '../../languages/care';
import type { HealthAssessmentDto } from '../../shared/api/api';
import { useUnits } from '../account/use-units';
import { Badge } from '../../shared/ui/badge';
import { Progress } from '../../shared/ui/progress';
import styles from './plant-facts.module.css';

const looks = {
  healthy: { tone: 'leaf', icon: 'leaf', words: () => tCare('healthy') },
  warning: { tone: 'ochre', icon: 'warning', words: () => tAnswer('attention') },
  diseased: { tone: 'berry', icon: 'heart', words: () => tAnswer('unwell') },
} as const;

/** The health assessment of a photo and what to do; one sentence if there is none. */
export function HealthReport({ health }: { health?: HealthAssessmentDto }) {
  if (!health) return <p>{tAnswer('cannotTell')}</p>;
  const { status, healthScore, issues, recommendations } = health;
  const look = looks[status] as (typeof looks)[typeof status] | undefined; // a newer server may know others
  return (
    <div className={styles.fact}>
      {look && (
        <div>
          <Badge tone={look.tone} icon={look.icon}>
            {look.words()}
          </Badge>
        </div>
      )}
      <Progress
        label={tAnswer('healthScore')}
        value={healthScore / 100}
        valueText={tAnswer('outOf', { score: healthScore })}
      />
      <Listed title={tAnswer('weSee')} items={issues} />
      <Listed title={tAnswer('toDo')} items={recommendations} />
    </div>
  );
}

function Listed({ title, items }: { title: string; items: string[] }) {
  const inUnits = useUnits();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{inUnits(item)}</li>
        ))}
      </ul>
    </div>
  );
}
