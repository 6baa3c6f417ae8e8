import { percent } from '../../entities/plant/certainty';
import type { FindingDto } from '../../shared/api/api';
import { identifierOf } from './identifiers';
import styles from './identifier-note.module.css';

/** Which identifier answered, what it knows, and what another one thought. */
export function IdentifierNote({ result: { provider, secondOpinion } }: { result: FindingDto }) {
  const { name, knows } = identifierOf(provider.name);
  return (
    <div className={styles.note}>
      <p>
        Answered by <strong>{name}</strong>
        {provider.name !== 'local' && ` (${provider.model})`}.
      </p>
      {secondOpinion && (
        <p className={styles.second}>
          Second opinion: {identifierOf(secondOpinion.provider).name}{' '}
          {secondOpinion.agrees ? 'also thinks that it is' : 'thinks that it is'}{' '}
          <strong>{secondOpinion.commonName}</strong> ({percent(secondOpinion.confidence)}).
          {!secondOpinion.agrees && ' The two do not agree, so compare both with your plant.'}
        </p>
      )}
      <p>{knows}</p>
      <p>Never eat a plant, or give it to an animal, because of a photo.</p>
    </div>
  );
}
