import { tData } from '../../languages/data';
import type { ImportResultDto } from '../../shared/api/api';
import { paths } from '../../shared/paths';
import { Banner } from '../../shared/ui/banner';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './data-transfer.module.css';
import { joined, resultInWords } from './words';

/** The result of an import: what was added, what was there already, and what was left out and why. */
export function ImportResult({ result }: { result: ImportResultDto }) {
  const { added, already, leftOut } = resultInWords(result);
  return (
    <>
      <Banner
        kind={leftOut.length ? 'warning' : 'success'}
        title={tData(leftOut.length ? 'partImported' : 'imported')}
        announce
        action={
          added.length > 0 && (
            <LinkButton to={paths.garden} look="secondary" icon="sprout">
              {tData('openGarden')}
            </LinkButton>
          )
        }
      >
        <p>{added.length ? tData('newThings', { things: joined(added) }) : tData('nothingNew')}</p>
        {already.length > 0 && <p>{tData('alreadyThings', { things: joined(already) })}</p>}
        {leftOut.length > 0 && <p>{tData('leftOut', { things: joined(leftOut) })}</p>}
      </Banner>
      {result.notes.length > 0 && (
        <details className={styles.details}>
          <summary>{tData('whyLeftOut')}</summary>
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
