import type { ImportDto, ListRowDto } from '../../shared/api/api';
import { useCancelImportMutation, useConfirmImportMutation } from '../../shared/api/data-transfer';
import { dataTransferMessages } from '../../shared/toast/messages/data-transfer';
import { useReport } from '../../shared/toast/use-report';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import styles from './data-transfer.module.css';
import { counted } from './words';

const SHOWN = 100;

/** A list before it is added: what would happen to each line. */
export function ListPreview({ list }: { list: ImportDto }) {
  const [confirm, { isLoading: isAdding }] = useConfirmImportMutation();
  const [cancel, { isLoading: isLeaving }] = useCancelImportMutation();
  const report = useReport();
  const rows = list.rows ?? [];
  const of = (verdict: ListRowDto['verdict']) => rows.filter((row) => row.verdict === verdict);
  const { id } = list;
  const count = of('new').length;

  return (
    <div className={styles.preview} role="group" aria-label="Your list">
      <p role="status">
        <strong>
          {count ? `${counted(count, 'plant')} can be added.` : 'There is no new plant in this list.'}
        </strong>{' '}
        Nothing is added yet.
      </p>
      <Rows title="New" rows={of('new')} open />
      <Rows title="Already there" rows={of('already')} />
      <Rows title="Not understood" rows={of('not-understood')} open />
      <div className={styles.buttons}>
        {count > 0 && (
          <Button
            icon="plus"
            busy={isAdding}
            onClick={() => void report(confirm({ id }).unwrap(), dataTransferMessages.list)}
          >
            Add {counted(count, 'plant')}
          </Button>
        )}
        <Button
          look="secondary"
          busy={isLeaving}
          onClick={() => void report(cancel({ id }).unwrap(), dataTransferMessages.list)}
        >
          {count ? 'Do not add them' : 'Close'}
        </Button>
      </div>
    </div>
  );
}

function Rows({ title, rows, open }: { title: string; rows: ListRowDto[]; open?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.details} open={open}>
      <summary>
        {title}: {rows.length}
      </summary>
      <ul className={styles.rows}>
        {rows.slice(0, SHOWN).map((row) => (
          <Row key={row.line} {...row} />
        ))}
      </ul>
      {rows.length > SHOWN && <p>And {counted(rows.length - SHOWN, 'more line', 'more lines')}.</p>}
    </details>
  );
}

function Row({ line, commonName, scientificName, place, libraryName, verdict, remark }: ListRowDto) {
  return (
    <li>
      <strong>{commonName || `Line ${line}`}</strong>
      {scientificName && (
        <>
          {' '}
          <i>{scientificName}</i>
        </>
      )}
      {place && `, ${place}`}{' '}
      {verdict === 'new' && libraryName && <Badge tone="leaf">Care from our library</Badge>}
      {remark && <p>{remark}</p>}
    </li>
  );
}
