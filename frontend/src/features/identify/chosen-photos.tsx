import noPhoto from 'drawn/no-photo.svg';
import { tIdentify } from '../../languages/identify';
import { classNames } from '../../shared/lib/class-names';
import { IconButton } from '../../shared/ui/icon-button';
import type { ChosenPhoto } from './photo/waiting-photos';
import styles from './chosen-photos.module.css';

interface Props {
  photos: ChosenPhoto[];
  /** Left out while nothing may be changed. */
  onRemove?: (id: number) => void;
}

/** The chosen photos: the first one large, the others next to it. */
export function ChosenPhotos({ photos, onRemove }: Props) {
  return (
    <ul
      className={classNames(styles.photos, !onRemove && styles.locked)}
      role="list"
      aria-label={tIdentify('photos')}
    >
      {photos.map(({ id, name, preview }, index) => (
        <li key={id} className={styles.photo}>
          {preview ? (
            <img src={preview} alt={tIdentify('photo', { number: index + 1, name })} />
          ) : (
            <figure className={styles.unseen}>
              <img src={noPhoto} alt="" />
              <figcaption>{name}</figcaption>
            </figure>
          )}
          {onRemove && (
            <div className={styles.remove}>
              <IconButton
                icon="cross"
                label={tIdentify('remove', { number: index + 1 })}
                onClick={() => onRemove(id)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
