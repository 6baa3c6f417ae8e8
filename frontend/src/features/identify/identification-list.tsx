import type { IdentificationRecordDto } from '../../shared/api/api';
import { IdentificationRow } from './identification-row';
import styles from './identification-row.module.css';

/** A list of identifications. */
export function IdentificationList({ records }: { records: IdentificationRecordDto[] }) {
  return (
    <ul className={styles.list} role="list">
      {records.map((record) => (
        <IdentificationRow key={record.identificationId} record={record} />
      ))}
    </ul>
  );
}
