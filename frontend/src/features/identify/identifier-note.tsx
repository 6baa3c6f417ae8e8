import type { FindingDto } from '../../shared/api/api';
import { identifierOf } from './identifiers';
import { SecondOpinion } from './second-opinion';
import styles from './identifier-note.module.css';

/** Which identifier answered, what it knows, and whether another one agrees. */
export function IdentifierNote({ result }: { result: FindingDto }) {
  const { provider } = result;
  const { name, knows } = identifierOf(provider.name, Boolean(result.onDevice));
  return (
    <div className={styles.note}>
      <p>
        Answered by <strong>{name}</strong>
        {provider.name !== 'local' && ` (${provider.model})`}
        {result.onDevice && ', on your own device'}.
      </p>
      <SecondOpinion of={result} agrees />
      <p>{knows}</p>
      <p>Never eat a plant, or give it to an animal, because of a photo.</p>
    </div>
  );
}
