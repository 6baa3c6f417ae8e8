import noPhoto from 'drawn/no-photo.svg';
import type { ReactNode } from 'react';
import { tIdentify } from '../../languages/identify';
import { classNames } from '../../shared/lib/class-names';
import { Banner } from '../../shared/ui/banner';
import { Drawing } from '../../shared/ui/drawing';
import { Late } from '../../shared/ui/late';
import { ChosenPhotos } from './chosen-photos';
import { PhotoButtons } from './photo-buttons';
import { MAX_PHOTOS } from './photo/max-photos';
import { missingPhoto, roomFor } from './photo/photo-words';
import { useDroppedFiles } from './photo/use-dropped-files';
import type { RefusedFile, usePhotos } from './photo/use-photos';
import styles from './photo-picker.module.css';

/** Loaded on demand: most photos need no note. */
const loadNotes = async () => (await import('./photo-notes')).PhotoNotes;

interface Props {
  chosen: ReturnType<typeof usePhotos>;
  onFiles: (files: File[]) => void;
  /** True while the photos are being sent and may not change. */
  isLocked: boolean;
  /** The submit button and its outcome; shown once there is a photo. */
  children: ReactNode;
}

/** One to five photos of one plant: taken, chosen, dropped or pasted. */
export function PhotoPicker({ chosen, onFiles, isLocked, children }: Props) {
  const { photos, refused, isReading, remove, accept } = chosen;
  const isOver = useDroppedFiles(onFiles, !isLocked);
  const replace = (id: number, files: File[]) => {
    remove(id);
    onFiles(files);
  };
  const isEmpty = photos.length === 0;
  const buttons = <PhotoButtons onFiles={onFiles} isFirst={isEmpty} disabled={isReading} />;

  return (
    <div className={classNames(styles.picker, isOver && styles.over)}>
      {isEmpty ? (
        <div className={styles.empty}>
          <div className={styles.drawing}>
            <Drawing of={noPhoto} />
          </div>
          <p className={styles.ask}>{tIdentify(isOver ? 'letGo' : 'showUs')}</p>
          {buttons}
          <p className={styles.drop}>{tIdentify('drop')}</p>
          {refused.length > 0 && <Refused files={refused} />}
        </div>
      ) : (
        <>
          <ChosenPhotos photos={photos} onRemove={isLocked ? undefined : remove} />
          {!isLocked && photos.some(({ issues }) => issues.length > 0) && (
            <Late load={loadNotes} of={{ photos, onAccept: accept, onReplace: replace }} />
          )}
          {refused.length > 0 && <Refused files={refused} />}
          {children}
          {!isLocked && (
            <div className={styles.another}>
              <p>
                {photos.length < MAX_PHOTOS && <strong>{missingPhoto(photos.length)}</strong>}{' '}
                {roomFor(photos.length)}
              </p>
              {photos.length < MAX_PHOTOS && buttons}
            </div>
          )}
        </>
      )}
      <p className={styles.reading} role="status">
        {isReading && tIdentify('reading')}
      </p>
    </div>
  );
}

const reasons: Record<RefusedFile['problem'], (name: string) => string> = {
  unreadable: (name) => tIdentify('unreadable', { name }),
  'too-large': (name) => tIdentify('tooLarge', { name }),
  'too-many-pixels': (name) => tIdentify('tooManyPixels', { name }),
  'too-many': (name) => tIdentify('tooMany', { name }),
};

const Refused = ({ files }: { files: RefusedFile[] }) => (
  <Banner kind="warning" title={tIdentify('refused', { count: files.length })} announce>
    <ul className={styles.refused}>
      {files.map(({ name, problem }, index) => (
        <li key={index}>{reasons[problem](name)}</li>
      ))}
    </ul>
  </Banner>
);
