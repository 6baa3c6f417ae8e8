import type { ImportResultDto } from '../../shared/api/api';
import { Banner } from '../../shared/ui/banner';
import styles from './data-transfer.module.css';
import { joined, resultInWords } from './words';

/** The result of an import: what was added, what was there already, and what was left out and why. */
export function ImportResult({ result }: { result: ImportResultDto }) {
  const { added, already, leftOut } = resultInWords(result);
  return (
    <>
      <Banner
        kind={leftOut.length ? 'warning' : 'success'}
        title={leftOut.length ? 'Part of your file was imported' : 'Your file was imported'}
        announce
      >
        <p>{added.length ? `New: ${joined(added)}.` : 'There was nothing new in it.'}</p>
        {already.length > 0 && <p>In your garden before, and unchanged: {joined(already)}.</p>}
        {leftOut.length > 0 && <p>Left out: {joined(leftOut)}.</p>}
      </Banner>
      {result.notes.length > 0 && (
        <details className={styles.details}>
          <summary>Why something was left out</summary>
          <ul>
            {result.notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
