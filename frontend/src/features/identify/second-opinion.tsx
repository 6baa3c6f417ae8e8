import { percent } from '../../entities/plant/certainty';
import type { FindingDto } from '../../shared/api/api';
import { identifierOf } from './identifiers';
import styles from './identifier-note.module.css';

interface Props {
  of: FindingDto;
  /** Which one is told of here: doubt stands beside the answer, agreement at the end of it. */
  agrees: boolean;
}

/** What another identifier thought of the same photos; nothing where none was asked, or where it thought otherwise. */
export function SecondOpinion({ of: { secondOpinion }, agrees }: Props) {
  if (secondOpinion?.agrees !== agrees) return null;
  const { provider, commonName, confidence } = secondOpinion;
  return (
    <p className={styles.second}>
      Second opinion: {identifierOf(provider).name} {agrees ? 'also thinks that it is' : 'thinks that it is'}{' '}
      <strong>{commonName}</strong> ({percent(confidence)}).
      {!agrees && ' The two do not agree, so compare both with your plant.'}
    </p>
  );
}
