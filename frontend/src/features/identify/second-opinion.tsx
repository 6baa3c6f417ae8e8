import { percent } from '../../entities/plant/certainty';
import type { FindingDto } from '../../shared/api/api';
import { identifierOf } from './identifiers';
import styles from './identifier-note.module.css';

interface Props {
  of: FindingDto;
  /** Which one to show: disagreement is shown next to the result, agreement at its end. */
  agrees: boolean;
}

/**
 * The result of another identifier for the same photos; nothing if none was asked, or if it does not match `agrees`.
 */
export function SecondOpinion({ of: { secondOpinion }, agrees }: Props) {
  if (secondOpinion?.agrees !== agrees) return null;
  const { provider, commonName, confidence } = secondOpinion;
  return (
    <p className={styles.second}>
      Second opinion: {identifierOf(provider).name} {agrees ? 'also thinks it’s' : 'thinks that it is'}{' '}
      <strong>{commonName}</strong> ({percent(confidence)}).
      {!agrees && ' They don’t agree, so compare both with your plant.'}
    </p>
  );
}
