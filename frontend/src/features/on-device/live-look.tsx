import type { RefObject } from 'react';
import { certaintyWords, groupTitle, percent } from '../../entities/plant/certainty';
import { tDevice } from '../../languages/device';
import type { FindingDto } from '../../shared/api/api';
import { Banner } from '../../shared/ui/banner';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import styles from './live-look.module.css';
import { useCamera } from './use-camera';
import { useLiveAnswer } from './use-live-answer';

interface Props {
  onClose: () => void;
  /** The view is to be a photo. */
  onPhoto: (photo: File) => void;
}

/** The camera’s picture with the name of the plant, which grows surer as the phone moves. Nothing leaves the device. */
export function LiveLook({ onClose, onPhoto }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tDevice('liveTitle')}
      description={tDevice('liveLead')}
    >
      <View onPhoto={onPhoto} />
    </Dialog>
  );
}

function View({ onPhoto }: Pick<Props, 'onPhoto'>) {
  const { video, state, open } = useCamera();
  const { finding, looks, isBroken } = useLiveAnswer(video, state === 'on');

  return (
    <div className={styles.live}>
      <video
        ref={video}
        className={styles.view}
        hidden={state === 'refused' || state === 'paused'}
        playsInline
        muted
        aria-label={tDevice('view')}
      />
      {state === 'refused' && (
        <Banner kind="warning" title={tDevice('noCamera')} announce>
          {tDevice('allowCamera')}
        </Banner>
      )}
      {state === 'paused' && (
        <Banner
          title={tDevice('paused')}
          action={
            <Button icon="camera" onClick={() => void open()}>
              {tDevice('goOn')}
            </Button>
          }
        >
          {tDevice('cameraOff')}
        </Banner>
      )}
      {isBroken && (
        <Banner kind="warning" announce>
          {tDevice('cannotLive')}
        </Banner>
      )}
      {(state === 'opening' || state === 'on') && !isBroken && <Seen finding={finding} looks={looks} />}
      {state === 'on' && (
        <div className={styles.actions}>
          <Button icon="camera" onClick={() => void photoOf(video).then((photo) => photo && onPhoto(photo))}>
            {tDevice('takeView')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Seen({ finding, looks }: { finding?: FindingDto; looks: number }) {
  const value = (finding?.group ?? finding)?.confidence ?? 0;
  return (
    <div className={styles.seen} data-looks={looks}>
      <p className={styles.name} role="status">
        {finding ? titleOf(finding) : tDevice('looking')}
      </p>
      {finding?.isPlant && (
        <>
          <p>
            {certaintyWords(value)}: {percent(value)}
          </p>
          <progress className={styles.meter} max={1} value={value} aria-label={tDevice('howSure')} />
        </>
      )}
      {finding?.lookAlike && <p>{tDevice('doNotEat', { name: finding.lookAlike.name })}</p>}
    </div>
  );
}

const titleOf = ({ certainty, plant, group }: FindingDto) =>
  ({
    sure: plant?.commonName,
    unsure: group ? groupTitle(group) : tDevice('perhaps', { name: plant?.commonName ?? '' }),
    'not-listed': tDevice('noneKnown'),
    'not-a-plant': tDevice('pointAtPlant'),
  })[certainty];

/** What the camera sees now, as a photo. */
async function photoOf({ current: video }: RefObject<HTMLVideoElement | null>): Promise<File | undefined> {
  if (!video?.videoWidth) return undefined;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')!.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new File([blob], 'live-look.jpg', { type: blob.type }) : undefined;
}
