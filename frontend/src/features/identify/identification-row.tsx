import fern from 'drawn/fern.svg';
import { Link } from 'react-router-dom';
import { percent } from '../../entities/plant/certainty';
import { tIdentifications } from '../../languages/identifications';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { useGetIdentificationQuery } from '../../shared/api/identification';
import { dayOf } from '../../shared/lib/day-of';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/badge';
import { PlantImage } from '../../shared/ui/plant-image';
import { readingOf, titleOf } from './reading';
import styles from './identification-row.module.css';

/** One identification of the history; the whole row is a link to it. */
export function IdentificationRow({ record }: { record: IdentificationRecordDto }) {
  return readingOf(record) === 'working' ? <LiveRow record={record} /> : <Row record={record} />;
}

/** An open one is watched here, so that its answer appears by itself. */
function LiveRow({ record }: { record: IdentificationRecordDto }) {
  const { data } = useGetIdentificationQuery({ id: record.identificationId });
  return <Row record={data ?? record} />;
}

function Row({ record }: { record: IdentificationRecordDto }) {
  const { identificationId, imageUrl, createdAt, result, failure } = record;
  const reading = readingOf(record);
  const scientificName = reading === 'named' && result?.plant?.scientificName;
  return (
    <li className={styles.row}>
      <div className={styles.thumb}>
        <PlantImage src={imageUrl} alt="" drawing={result?.candidates[0]?.imageUrl ?? fern} ratio="square" />
      </div>
      <div className={styles.words}>
        <Link className={styles.link} to={paths.identification(identificationId)}>
          {titleOf(record)}
        </Link>
        {scientificName && <em className={styles.scientific}>{scientificName}</em>}
        {failure && <p>{failure.message}</p>}
        <p className={styles.facts}>
          <Mark record={record} />
          {result?.onDevice && <Badge tone="sky">{tIdentifications('onDevice')}</Badge>}
          <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </p>
      </div>
    </li>
  );
}

function Mark({ record }: { record: IdentificationRecordDto }) {
  switch (readingOf(record)) {
    case 'working':
      return <Badge tone="sky">{tIdentifications('working')}</Badge>;
    case 'failed':
      return (
        <Badge tone="berry" icon="warning">
          {tIdentifications('notCounted')}
        </Badge>
      );
    case 'not-a-plant':
      return <Badge>{tIdentifications('notCounted')}</Badge>;
    case 'named':
      return record.feedback ? (
        <Badge tone="leaf" icon="check">
          {tIdentifications(record.feedback.correct ? 'confirmed' : 'chosen')}
        </Badge>
      ) : (
        <Badge tone="leaf">{tIdentifications('sure', { percent: percent(record.result!.confidence) })}</Badge>
      );
    default:
      return <Badge tone="ochre">{tIdentifications('notSure')}</Badge>;
  }
}
