import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { tShell } from '../../languages/shell';
import { tUpload } from '../../languages/upload';
import { classNames } from '../lib/class-names';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Progress } from '../ui/progress';
import type { UploadSteps } from './photo-uploader';
import { statusWords } from './upload-words';
import { usePhotoUpload } from './use-photo-upload';
import styles from './photo-upload.module.css';

interface Props extends UploadSteps {
  /** The label of the button that sends the chosen photo. */
  action: string;
  /** Called when a photo was chosen, and when there is none any more. */
  onChosen?: (isChosen: boolean) => void;
}

/** Choose a photo, preview it, send it. Fetched when it is needed, as it depends on Uppy. */
export function PhotoUpload({ action, onChosen, ...steps }: Props) {
  const { status, progress, failure, preview, canBeSent, choose, start, forget } = usePhotoUpload(steps);
  const [isOver, setIsOver] = useState(false);
  const isBusy = !['waiting', 'error'].includes(status);
  const tell = useEffectEvent(() => onChosen?.(canBeSent));
  useEffect(() => tell(), [canBeSent]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !isBusy) choose(files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <div
      className={classNames(styles.upload, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={preview ? styles.frame : styles.empty}>
        {preview ? (
          <img className={styles.preview} src={preview} alt={tUpload('chosen')} width="200" />
        ) : (
          <Icon name="camera" size="large" />
        )}
      </div>
      {failure && (
        <div ref={intoView}>
          <Banner kind="danger" title={failure} announce />
        </div>
      )}
      {status === 'paused' && <Banner kind="offline" title={statusWords(status)} />}
      {status === 'uploading' && <Progress label={statusWords(status)} value={progress} />}
      <p className={styles.words} role="status">
        {canBeSent && status !== 'error' && status !== 'uploading' && status !== 'paused'
          ? statusWords(status)
          : ''}
      </p>
      {isBusy ? (
        <Button look="secondary" icon="cross" wide onClick={forget}>
          {tShell('cancel')}
        </Button>
      ) : (
        <div className={styles.buttons}>
          {canBeSent && (
            <Button icon={failure ? 'refresh' : 'check'} wide onClick={start}>
              {failure ? tShell('tryAgain') : action}
            </Button>
          )}
          <FileButton isFirst={!canBeSent} onFiles={choose} />
        </div>
      )}
    </div>
  );
}

/** In very large type the error would be below the edge, so it scrolls into view. */
const intoView = (part: HTMLElement | null) => part?.scrollIntoView?.({ block: 'nearest' });

/** Opens the device's own picker, which on a phone includes the camera. */
function FileButton({ isFirst, onFiles }: { isFirst: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = ''; // so that the same file can be chosen again
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <>
      <Button
        look={isFirst ? 'primary' : 'secondary'}
        icon="upload"
        wide
        onClick={() => input.current?.click()}
      >
        {tUpload(isFirst ? 'choose' : 'chooseAnother')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        accept="image/*,.heic,.heif,.avif"
        data-testid="choose-photo"
        onChange={take}
      />
    </>
  );
}
