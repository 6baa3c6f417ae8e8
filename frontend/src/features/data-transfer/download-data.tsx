import { useListExportsQuery, useRequestExportMutation } from '../../shared/api/data-transfer';
import { dataTransferMessages } from '../../shared/toast/messages/data-transfer';
import { useReport } from '../../shared/toast/use-report';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import { DataSection } from './data-section';
import { WorkProgress } from './work-progress';
import { usePolledList } from './use-polled-list';
import styles from './data-transfer.module.css';
import { dayInWords, isRunning, sizeInWords } from './words';

/** One file with everything, prepared in the background. */
export function DownloadData() {
  const [latest] = usePolledList(useListExportsQuery);
  const [begin, { isLoading }] = useRequestExportMutation();
  const report = useReport();
  const start = () => void report(begin().unwrap(), dataTransferMessages.download);

  return (
    <DataSection
      title="Download my data"
      text="One file with your plants, your journal, all the care, your posts and talks, and every photo. It opens on any computer."
    >
      {latest?.state === 'failed' && (
        <Banner kind="danger" title="We couldn’t make your file" announce>
          {latest.problem}
        </Banner>
      )}
      {latest && isRunning(latest) ? (
        <WorkProgress progress={latest.progress} />
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
          {latest ? 'Try Again' : 'Get my data ready'}
        </Button>
      )}
    </DataSection>
  );
}
