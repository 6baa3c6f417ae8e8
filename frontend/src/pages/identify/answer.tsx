import { useNavigate } from 'react-router-dom';
import { useStore } from 'react-redux';
import { remainingIdentifications } from '../../entities/account/account';
import { useAccount } from '../../entities/account/use-account';
import { FailurePanel } from '../../features/identify/failure-panel';
import { IdentificationResult } from '../../features/identify/identification-result';
import { photosSentAs } from '../../features/identify/photo/waiting-photos';
import { readingOf } from '../../features/identify/reading';
import { useArrival } from '../../features/identify/use-arrival';
import { useRetry } from '../../features/identify/use-retry';
import { tAnswer } from '../../languages/answer';
import { tIdentify } from '../../languages/identify';
import type { IdentificationRecordDto } from '../../shared/api/api';
import { useOnline } from '../../shared/lib/use-online';
import { paths } from '../../shared/paths';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useToasts } from '../../shared/toast/toast';
import { Button } from '../../shared/ui/button';
import { LinkButton } from '../../shared/ui/link-button';
import styles from './identify-page.module.css';
import { otherWays, resultActions, shareResult } from './result-actions';

/** An identification with its actions: while it is worked on, its answer, or why there is none. */
export function Answer({ record }: { record: IdentificationRecordDto }) {
  const arrival = useArrival(record);
  const isOnline = useOnline();
  const navigate = useNavigate();
  const { retry, isBusy, error } = useRetry(
    record,
    (id) => void navigate(paths.identification(id), { replace: true }),
  );
  const reading = readingOf(record);
  const another = <Another record={record} />;

  return (
    <>
      <IdentificationResult
        {...arrival}
        record={record}
        actions={resultActions(record.imageUrl)}
        share={shareResult}
        search={otherWays(record.identificationId)}
        another={another}
        failure={
          <FailurePanel
            error={error ?? { status: 503, code: '', message: '', ...record.failure }}
            {...{ isBusy, another }}
            isOffline={!isOnline}
            onRetry={() => void retry()}
          />
        }
      />
      {record.result?.onDevice && (
        <section className={styles.again} aria-labelledby="ask-server">
          <h2 id="ask-server">{tAnswer('byDevice')}</h2>
          <p>{tAnswer('byDeviceText')}</p>
          <Button
            look="secondary"
            icon="refresh"
            disabled={!isOnline}
            busy={isBusy}
            onClick={() => void retry()}
          >
            {tAnswer('askServer')}
          </Button>
        </section>
      )}
      <div className={styles.next}>
        {reading !== 'not-a-plant' && reading !== 'working' && <NextPlant />}
        <LinkButton to={paths.identifications} look="quiet" icon="journal">
          {tIdentify('yourIdentifications')}
        </LinkButton>
      </div>
    </>
  );
}

/** Back to the photos, with those that this tab still has, for a better one of the same plant. */
function Another({ record }: { record: IdentificationRecordDto }) {
  const navigate = useNavigate();
  const sent = photosSentAs(useStore(), record.identificationId);
  const keepPhotos = readingOf(record) !== 'not-a-plant' && sent !== undefined;
  return (
    <Button icon="camera" onClick={() => void navigate(paths.identify, { state: { keepPhotos } })}>
      {tAnswer(keepPhotos ? 'addPhoto' : 'anotherPhoto')}
    </Button>
  );
}

function NextPlant() {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const remaining = remainingIdentifications(useAccount());
  const goOn = () => {
    void navigate(paths.identify);
    if (remaining === 0) showToast(identificationMessages.limit());
  };
  return (
    <Button look="secondary" icon="camera" onClick={goOn}>
      {tAnswer('anotherPlant')}
    </Button>
  );
}
