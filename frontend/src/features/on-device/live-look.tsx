import type { RefObject } from 'react';
import { certaintyWords, groupTitle, percent } from '../../entities/plant/certainty';
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
      title="Live look"
      description="Move slowly around one plant. Nothing is sent, and nothing is counted."
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
        aria-label="What the camera sees"
      />
      {state === 'refused' && (
        <Banner kind="warning" title="We can’t use the camera" announce>
          Allow it in the settings of your browser, or take a photo instead.
        </Banner>
      )}
      {state === 'paused' && (
        <Banner
          title="Paused"
          action={
            <Button icon="camera" onClick={() => void open()}>
              Go On
            </Button>
          }
        >
          The camera is off.
        </Banner>
      )}
      {isBroken && (
        <Banner kind="warning" announce>
          This device can’t look along. Please take a photo instead.
        </Banner>
      )}
      {(state === 'opening' || state === 'on') && !isBroken && <Seen finding={finding} looks={looks} />}
      {state === 'on' && (
        <div className={styles.actions}>
          <Button icon="camera" onClick={() => void photoOf(video).then((photo) => photo && onPhoto(photo))}>
            Take This View as a Photo
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
        {finding ? titleOf(finding) : 'Looking…'}
      </p>
      {finding?.isPlant && (
        <>
          <p>
            {certaintyWords(value)}: {percent(value)}
          </p>
          <progress className={styles.meter} max={1} value={value} aria-label="How sure" />
        </>
      )}
      {finding?.lookAlike && <p>Do not eat it: it is easily mistaken for {finding.lookAlike.name}.</p>}
    </div>
  );
}

const titleOf = ({ certainty, plant, group }: FindingDto) =>
  ({
    sure: plant?.commonName,
    unsure: group ? groupTitle(group) : `Perhaps ${plant?.commonName}`,
    'not-listed': 'None of the plants that this device knows',
    'not-a-plant': 'Point the camera at a plant',
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
