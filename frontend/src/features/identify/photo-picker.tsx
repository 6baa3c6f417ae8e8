import noPhoto from 'drawn/no-photo.svg';
import type { ReactNode } from 'react';
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
          <p className={styles.ask}>
            {isOver ? 'Let go to add it.' : 'Show us one plant, in one photo or up to five.'}
          </p>
          {buttons}
          <p className={styles.drop}>You can also drop photos anywhere on this page, or paste one.</p>
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
        {isReading && 'Getting your photo ready…'}
      </p>
    </div>
  );
}

const reasons: Record<RefusedFile['problem'], string> = {
  unreadable: 'cannot be read. Please choose a photo, or take a new one.',
  'too-large': 'is larger than 10 MB, and this browser can’t make it smaller. Please choose a smaller one.',
  'too-many-pixels': 'has more than 50 megapixels. Please choose a smaller one.',
  'too-many': 'was left out: five photos is the limit.',
};

const Refused = ({ files }: { files: RefusedFile[] }) => (
  <Banner
    kind="warning"
    title={files.length === 1 ? 'One photo couldn’t be added' : 'Some photos couldn’t be added'}
    announce
  >
    <ul className={styles.refused}>
      {files.map(({ name, problem }, index) => (
        <li key={index}>
          {name} {reasons[problem]}
        </li>
      ))}
    </ul>
  </Banner>
);
