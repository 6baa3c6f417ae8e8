import { useListExportsQuery, useRequestExportMutation } from '../../shared/api/own-data';
import { ownDataMessages } from '../../shared/toast/messages/own-data';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { Part } from './part';
import { UnderWay } from './under-way';
import { useWatched } from './use-watched';
import styles from './own-data.module.css';
import { dayInWords, isUnderWay, sizeInWords } from './words';

/** One file with everything, made while the reader waits or does something else. */
export function DownloadData() {
  const [latest] = useWatched(useListExportsQuery);
  const [begin, { isLoading }] = useRequestExportMutation();
  const report = useReport();
  const start = () => void report(begin().unwrap(), ownDataMessages.download);

  return (
    <Part
      title="Download my data"
      text="One file with your plants, your journal, all the care and every photo. It opens on any computer."
    >
      {latest?.state === 'failed' && (
        <Banner kind="danger" title="Your file could not be made" announce>
          {latest.problem}
        </Banner>
      )}
      {latest && isUnderWay(latest) ? (
        <UnderWay progress={latest.progress} />
      ) : latest?.state === 'ready' ? (
        <>
          <LinkButton size="large" icon="download" to={`/api/account/exports/${latest.id}/file`}>
            Save the file ({sizeInWords(latest.bytes ?? 0)})
          </LinkButton>
          <p>
            Made on {dayInWords(latest.createdAt)}. You can save it until {dayInWords(latest.expiresAt ?? '')}
            .
          </p>
          <div className={styles.calm}>
            <Button look="quiet" icon="refresh" busy={isLoading} onClick={start}>
              Make a new one
            </Button>
          </div>
        </>
      ) : (
        <Button look="secondary" icon="download" busy={isLoading} busyLabel="Starting..." onClick={start}>
          {latest ? 'Try again' : 'Get my data ready'}
        </Button>
      )}
    </Part>
  );
}
