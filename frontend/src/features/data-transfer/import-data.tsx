import { useId, useRef } from 'react';
import { tData } from '../../languages/data';
import type { ImportDto } from '../../shared/api/api';
import { useListImportsQuery } from '../../shared/api/data-transfer';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Progress } from '../../shared/ui/progress';
import { ImportResult } from './import-result';
import { ListPreview } from './list-preview';
import styles from './data-transfer.module.css';
import { DataSection } from './data-section';
import { WorkProgress } from './work-progress';
import { useImport } from './use-import';
import { usePolledList } from './use-polled-list';
import { isRunning } from './words';

const TYPES = '.zip,.csv,.tsv,.txt,application/zip,text/csv';

/** Imports a backup, or a list from a spreadsheet, into the garden. */
export function ImportData() {
  const [latest] = usePolledList(useListImportsQuery);
  const { sent, problem, send, stop, isFresh } = useImport(latest);
  const isFree = sent === undefined && !(latest && (isRunning(latest) || latest.state === 'preview'));

  return (
    <DataSection title={tData('importTitle')} text={tData('importText')}>
      {problem && (
        <Banner kind="danger" title={tData('notImported')} announce>
          {problem}
        </Banner>
      )}
      {sent !== undefined && (
        <div className={styles.progress}>
          <Progress label={tData('sendingFile')} value={sent} />
          <p>{tData('keepOpen')}</p>
          <Button look="quiet" icon="cross" onClick={stop}>
            {tData('stop')}
          </Button>
        </div>
      )}
      {sent === undefined && latest && <Standing latest={latest} isFresh={isFresh} />}
      {isFree && <FileButton onFile={send} />}
    </DataSection>
  );
}

/** The state of the newest import; an old result is not shown again. */
function Standing({ latest, isFresh }: { latest: ImportDto; isFresh: boolean }) {
  if (isRunning(latest)) return <WorkProgress progress={latest.progress} />;
  if (latest.state === 'preview') return <ListPreview key={latest.id} list={latest} />;
  if (!isFresh) return null;
  if (latest.result) return <ImportResult result={latest.result} />;
  return (
    <Banner kind="danger" title={tData('notImported')} announce>
      {latest.problem}
    </Banner>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} hidden>
        {tData('fileLabel')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={TYPES}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button look="secondary" icon="upload" onClick={() => input.current?.click()}>
        {tData('choose')}
      </Button>
    </div>
  );
}
