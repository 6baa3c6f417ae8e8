import { useId, useRef } from 'react';
import type { ImportDto } from '../../shared/api/api';
import { useListImportsQuery } from '../../shared/api/own-data';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Progress } from '../../shared/ui/progress';
import { ImportResult } from './import-result';
import { ListPreview } from './list-preview';
import styles from './own-data.module.css';
import { Part } from './part';
import { UnderWay } from './under-way';
import { useBringIn } from './use-bring-in';
import { useWatched } from './use-watched';
import { isUnderWay } from './words';

const TYPES = '.zip,.csv,.tsv,.txt,application/zip,text/csv';

/** A backup, or a list from a spreadsheet, comes into the garden. */
export function BringIn() {
  const [latest] = useWatched(useListImportsQuery);
  const { sent, problem, send, stop, isFresh } = useBringIn(latest);
  const isFree = sent === undefined && !(latest && (isUnderWay(latest) || latest.state === 'preview'));

  return (
    <Part
      title="Bring in a backup or a list"
      text="A ZIP file that Leaflore has made, or a list of plants that was saved as CSV in a spreadsheet. Nothing that you have is changed or doubled."
    >
      {problem && (
        <Banner kind="danger" title="This file was not brought in" announce>
          {problem}
        </Banner>
      )}
      {sent !== undefined && (
        <div className={styles.underWay}>
          <Progress label="Sending the file" value={sent} />
          <p>Please keep this page open until it is sent.</p>
          <Button look="quiet" icon="cross" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      {sent === undefined && latest && <Standing latest={latest} isFresh={isFresh} />}
      {isFree && <FileButton onFile={send} />}
    </Part>
  );
}

/** Where the newest import stands; an old result is not told again. */
function Standing({ latest, isFresh }: { latest: ImportDto; isFresh: boolean }) {
  if (isUnderWay(latest)) return <UnderWay progress={latest.progress} />;
  if (latest.state === 'preview') return <ListPreview key={latest.id} list={latest} />;
  if (!isFresh) return null;
  if (latest.result) return <ImportResult result={latest.result} />;
  return (
    <Banner kind="danger" title="This file was not brought in" announce>
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
        A backup or a list of plants
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
        Choose a file
      </Button>
    </div>
  );
}
