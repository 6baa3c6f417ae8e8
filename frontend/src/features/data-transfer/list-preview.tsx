import { tData } from '../../languages/data';
import { tShell } from '../../languages/shell';
import type { ImportDto, ListRowDto } from '../../shared/api/api';
import { useCancelImportMutation, useConfirmImportMutation } from '../../shared/api/data-transfer';
import { dataTransferMessages } from '../../shared/toast/messages/data-transfer';
import { useReport } from '../../shared/toast/use-report';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import styles from './data-transfer.module.css';

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
  const already = of('already');
  const unclear = of('not-understood');

  return (
    <div className={styles.preview} role="group" aria-label={tData('yourList')}>
      <p role="status">
        <strong>{count ? tData('canAdd', { count }) : tData('noNew')}</strong> {tData('nothingYet')}
      </p>
      <Rows title={tData('newRows', { number: count })} rows={of('new')} open />
      <Rows title={tData('alreadyRows', { number: already.length })} rows={already} />
      <Rows title={tData('unclearRows', { number: unclear.length })} rows={unclear} open />
      <div className={styles.buttons}>
        {count > 0 && (
          <Button
            icon="plus"
            busy={isAdding}
            onClick={() => void report(confirm({ id }).unwrap(), dataTransferMessages.list)}
          >
            {tData('add', { count })}
          </Button>
        )}
        <Button
          look="secondary"
          busy={isLeaving}
          onClick={() => void report(cancel({ id }).unwrap(), dataTransferMessages.list)}
        >
          {count ? tData('doNotAdd') : tShell('close')}
        </Button>
      </div>
    </div>
  );
}

function Rows({ title, rows, open }: { title: string; rows: ListRowDto[]; open?: boolean }) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.details} open={open}>
      <summary>{title}</summary>
      <ul className={styles.rows}>
        {rows.slice(0, SHOWN).map((row) => (
          <Row key={row.line} {...row} />
        ))}
      </ul>
      {rows.length > SHOWN && <p>{tData('moreLines', { count: rows.length - SHOWN })}</p>}
    </details>
  );
}

function Row({ line, commonName, scientificName, place, libraryName, verdict, remark }: ListRowDto) {
  return (
    <li>
      <strong>{commonName || tData('line', { number: String(line) })}</strong>
      {scientificName && (
        <>
          {' '}
          <i>{scientificName}</i>
        </>
      )}
      {place && `, ${place}`}{' '}
      {verdict === 'new' && libraryName && <Badge tone="leaf">{tData('fromLibrary')}</Badge>}
      {remark && <p>{remark}</p>}
    </li>
  );
}
