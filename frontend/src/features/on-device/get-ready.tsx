import { useState } from 'react';
import { tDevice } from '../../languages/device';
import { fetchFiles, MEGABYTES, removeFiles } from '../../shared/lib/identifier/files';
import { startIdentifier } from '../../shared/lib/identifier/identifier';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';
import { Progress } from '../../shared/ui/progress';
import { LiveLook } from './live-look';
import styles from './on-device.module.css';

type Stage = { at: 'idle' } | { at: 'fetching'; fraction: number } | { at: 'failed' };

interface Props {
  isReady: boolean;
  onReady: (isReady: boolean) => void;
  /** A view of the live look that is to be a photo. */
  onPhoto: (photo: File) => void;
}

/** Fetches our identifier to this device, so that it works without a network; or removes it. */
export function GetReady({ isReady, onReady, onPhoto }: Props) {
  const [isLive, setLive] = useState(false);
  const [stage, setStage] = useState<Stage>({ at: 'idle' });

  const getReady = async () => {
    setStage({ at: 'fetching', fraction: 0 });
    try {
      await fetchFiles((fraction) => setStage({ at: 'fetching', fraction }));
      (await startIdentifier()).close(); // whether this device can run it is known now, not in the garden
      setStage({ at: 'idle' });
      onReady(true);
    } catch {
      await removeFiles().catch(() => undefined);
      setStage({ at: 'failed' });
    }
  };
  const remove = async () => {
    await removeFiles();
    onReady(false);
  };

  return (
    <section className={styles.part} aria-labelledby="no-network">
      <h2 id="no-network" className={styles.title}>
        {tDevice('noNetwork')}
      </h2>
      {isReady ? (
        <>
          <p className={styles.ready} role="status">
            <Icon name="check-circle" /> {tDevice('isReady')}
          </p>
          <p>{tDevice('isReadyText')}</p>
          {'mediaDevices' in navigator && (
            <div>
              <Button look="secondary" icon="eye" onClick={() => setLive(true)}>
                {tDevice('liveLook')}
              </Button>
            </div>
          )}
          {isLive && (
            <LiveLook
              onClose={() => setLive(false)}
              onPhoto={(photo) => {
                setLive(false);
                onPhoto(photo);
              }}
            />
          )}
          <div className={styles.quiet}>
            <Button look="quiet" icon="trash" onClick={() => void remove()}>
              {tDevice('remove')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{tDevice('comeAlong')}</p>
          {stage.at === 'fetching' && <Progress label={tDevice('preparing')} value={stage.fraction} />}
          {stage.at === 'failed' && (
            <Banner kind="warning" announce>
              {tDevice('notPrepared')}
            </Banner>
          )}
          <div>
            <Button
              look="secondary"
              icon="download"
              busy={stage.at === 'fetching'}
              busyLabel={tDevice('preparingNow')}
              onClick={() => void getReady()}
            >
              {tDevice('prepare', { size: MEGABYTES })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
