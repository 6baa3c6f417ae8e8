import { useEffect, useRef, type ChangeEvent } from 'react';
import { tIdentify } from '../../languages/identify';
import { useIsPhone } from '../../shared/lib/use-is-phone';
import { Button } from '../../shared/ui/button';
import { cameraLabel } from './photo/photo-words';
import styles from './photo-picker.module.css';

interface Props {
  onFiles: (files: File[]) => void;
  /** True while there is no photo yet: the buttons are then the main action. */
  isFirst: boolean;
  disabled?: boolean;
}

/** Two ways to add a photo: the camera of a phone, or a file. */
export function PhotoButtons({ onFiles, isFirst, disabled }: Props) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const phone = useIsPhone();

  const takeFrom = (target: HTMLInputElement) => {
    const chosen = [...(target.files ?? [])];
    target.value = ''; // so that the same file can be chosen again
    if (chosen.length > 0) onFiles(chosen);
  };
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => takeFrom(target);

  // Files that were chosen before the app was hydrated.
  useEffect(() => {
    takeFrom(camera.current!);
    takeFrom(files.current!);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const input = { type: 'file', hidden: true, onChange: take, 'aria-hidden': true, tabIndex: -1 } as const;
  const size = isFirst ? 'large' : 'normal';

  return (
    <div className={isFirst ? styles.buttons : styles.more}>
      <Button
        icon="camera"
        look={isFirst ? 'primary' : 'secondary'}
        {...{ size, disabled }}
        onClick={() => camera.current?.click()}
      >
        {cameraLabel(phone)}
      </Button>
      <Button icon="upload" look="secondary" {...{ size, disabled }} onClick={() => files.current?.click()}>
        {tIdentify('uploadImage')}
      </Button>
      <input
        {...input}
        ref={camera}
        data-testid="take-photo"
        accept="image/*"
        {...(phone ? { capture: 'environment' as const } : {})}
      />
      <input {...input} ref={files} data-testid="upload-image" accept="image/*,.heic,.heif,.avif" multiple />
    </div>
  );
}
