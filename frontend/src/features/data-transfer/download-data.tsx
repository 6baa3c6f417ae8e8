import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { tData } from '../../languages/data';
import { tShell } from '../../languages/shell';
import { useListExportsQuery, useRequestExportMutation } from '../../shared/api/data-transfer';
import type { Dispatch } from '../../shared/api/dispatch';
import { confirmation } from '../../shared/lib/confirmation';
import { focusAfter } from '../../shared/lib/focus-after';
import { navigateAway } from '../../shared/lib/navigate-away';
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
  const dispatch = useDispatch<Dispatch>();
  const file = `/api/account/exports/${latest?.id}/file`;
  const save = async (event: MouseEvent) => {
    event.preventDefault();
    // A file has no page that could ask afterwards whether it is really them.
    const answer = await fetch(file, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.status !== 403 || (await confirmation.ask({ dispatch }, 'confirmation-needed')))
      navigateAway(file);
  };
  // What shows the progress takes the place of the button.
  const start = ({ currentTarget }: MouseEvent<Element>) =>
    void focusAfter(report(begin().unwrap(), dataTransferMessages.download), currentTarget);

  return (
    <DataSection title={tData('download')} text={tData('downloadText')}>
      {latest?.state === 'failed' && (
        <Banner kind="danger" title={tData('notMade')} announce>
          {latest.problem}
        </Banner>
      )}
      {latest && isRunning(latest) ? (
        <WorkProgress progress={latest.progress} />
      ) : latest?.state === 'ready' ? (
        <>
          <LinkButton size="large" icon="download" to={file} onClick={(event) => void save(event)}>
            {tData('saveFile', { size: sizeInWords(latest.bytes ?? 0) })}
          </LinkButton>
          <p>
            {tData('made', {
              day: dayInWords(latest.createdAt),
              lastDay: dayInWords(latest.expiresAt ?? ''),
            })}
          </p>
          <div className={styles.calm}>
            <Button look="quiet" icon="refresh" busy={isLoading} onClick={start}>
              {tData('makeNew')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          look="secondary"
          icon="download"
          busy={isLoading}
          busyLabel={tData('starting')}
          onClick={start}
        >
          {latest ? tShell('tryAgain') : tData('getReady')}
        </Button>
      )}
    </DataSection>
  );
}
