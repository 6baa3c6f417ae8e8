import { PlantImage } from '../../shared/ui/plant-image';
import styles from './result-photos.module.css';

interface Props {
  urls: string[];
  /** The same photos as this tab has them: they are there at once. */
  previews?: (string | null)[];
  alt: string;
  drawing: string;
}

/** The photos of an identification: the first one large. */
export function ResultPhotos({ urls, previews, alt, drawing }: Props) {
  const photos = urls.map((url, index) => {
    const preview = previews?.[index];
    const words = index === 0 ? alt : `${alt}, ${index + 1}`;
    return (
      <div key={url} className={styles.frame}>
        {preview ? (
          <img className={styles.preview} src={preview} alt={words} decoding="sync" />
        ) : (
          <PlantImage
            src={url}
            alt={words}
            drawing={drawing}
            ratio={index === 0 ? 'wide' : 'square'}
            first={index === 0}
          />
        )}
      </div>
    );
  });
  return (
    <div className={styles.photos}>
      {photos[0]}
      {photos.length > 1 && <div className={styles.others}>{photos.slice(1)}</div>}
    </div>
  );
}
