import { percent } from '../../entities/plant/certainty';
import { tAnswer } from '../../languages/answer';
import { rich } from '../../languages/rich';
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
  const values = {
    identifier: identifierOf(provider).name,
    plant: commonName,
    percent: percent(confidence),
  };
  return (
    <p className={styles.second}>
      {rich(tAnswer(agrees ? 'agrees' : 'differs', values), {
        strong: (words) => <strong>{words}</strong>,
      })}
    </p>
  );
}
