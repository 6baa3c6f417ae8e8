import { useEffect, useRef, type ReactNode } from 'react';
import { tIdentify } from '../../languages/identify';
import { useOnline } from '../../shared/lib/use-online';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useToasts } from '../../shared/toast/toast';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Late } from '../../shared/ui/late';
import { FailurePanel } from './failure-panel';
import { loadLooking } from './load-looking';
import { PhotoPicker } from './photo-picker';
import type { usePhotos } from './photo/use-photos';
import type { useIdentify } from './use-identify';
import styles from './result.module.css';

interface Props {
  chosen: ReturnType<typeof usePhotos>;
  identify: ReturnType<typeof useIdentify>;
  /** Looks at the photos on this device; where it can, nothing has to wait for a network. */
  onDevice?: ReactNode;
}

/** Choosing photos, and identifying them. Whatever fails, the photos stay. */
export function IdentifyPanel({ chosen, identify: { stage, submit, reset }, onDevice }: Props) {
  const isOnline = useOnline();
  const { showToast } = useToasts();
  const isBusy = stage.at === 'sending' || stage.at === 'following';

  const place = useRef<HTMLDivElement>(null);

  // On a phone the photo, the button and the unfolding leaf then fill the screen.
  useEffect(() => {
    if (isBusy) place.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [isBusy]);

  const take = async (files: File[]) => {
    if (stage.at === 'failed') reset();
    const problems = await chosen.add(files);
    if (problems.some(({ problem }) => problem === 'unreadable'))
      showToast(identificationMessages.unreadable());
  };

  return (
    <div ref={place} className={styles.place}>
      <PhotoPicker chosen={chosen} onFiles={(files) => void take(files)} isLocked={isBusy}>
        {stage.at === 'failed' && (
          <FailurePanel
            error={stage.error}
            isOffline={!isOnline}
            onRetry={() => void submit(chosen.photos)}
          />
        )}
        {!isOnline && !isBusy && !onDevice && (
          <Banner kind="offline" title={tIdentify('waiting')}>
            {tIdentify('waitingText')}
          </Banner>
        )}
        {stage.at !== 'failed' && (isOnline || isBusy || !onDevice) && (
          <Button
            size="large"
            icon="leaf"
            busy={isBusy}
            busyLabel={tIdentify('identifying')}
            disabled={!isOnline && !isBusy}
            onClick={() => void submit(chosen.photos)}
          >
            {tIdentify('identifyPlant')}
          </Button>
        )}
        {!isBusy && onDevice}
        {isBusy && <Late load={loadLooking} of={{ stage, photos: chosen.photos.length }} />}
      </PhotoPicker>
    </div>
  );
}
