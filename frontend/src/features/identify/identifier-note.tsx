import { tAnswer } from '../../languages/answer';
import { rich } from '../../languages/rich';
import type { FindingDto } from '../../shared/api/api';
import { identifierOf } from './identifiers';
import { SecondOpinion } from './second-opinion';
import styles from './identifier-note.module.css';

/** Which identifier answered, what it knows, and whether another one agrees. */
export function IdentifierNote({ result }: { result: FindingDto }) {
  const { provider } = result;
  const { name, knows } = identifierOf(provider.name, Boolean(result.onDevice));
  const answered = result.onDevice
    ? tAnswer('answeredOnDevice', { name })
    : provider.name === 'local'
      ? tAnswer('answered', { name })
      : tAnswer('answeredModel', { name, model: provider.model });
  return (
    <div className={styles.note}>
      <p>{rich(answered, { strong: (words) => <strong>{words}</strong> })}</p>
      <SecondOpinion of={result} agrees />
      <p>{knows}</p>
      <p>{tAnswer('neverEat')}</p>
    </div>
  );
}
