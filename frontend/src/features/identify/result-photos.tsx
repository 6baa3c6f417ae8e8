import { PlantImage } from '../../shared/ui/plant-image';
import styles from './result-photos.module.css';

interface Props {
  urls: string[];
  alt: string;
  drawing: string;
  /** `wide` leaves more room for words. */
  ratio?: 'card' | 'wide';
}

/** The photos of an identification: the first one large. */
export function ResultPhotos({ urls: [first, ...others], alt, drawing, ratio }: Props) {
  return (
    <div className={styles.photos}>
      <div className={styles.frame}>
        <PlantImage src={first} alt={alt} {...{ drawing, ratio }} first />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((url, index) => (
            <div key={url} className={styles.frame}>
              <PlantImage src={url} alt={`${alt}, ${index + 2}`} drawing={drawing} ratio="square" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
