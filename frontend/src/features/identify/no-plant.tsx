import noPhoto from 'drawn/no-photo.svg';
import { PhotoTips } from './photo-tips';
import { ResultPhotos } from './result-photos';
import type { ResultProps } from './result-props';
import styles from './result.module.css';

/** The photo shows no plant: said plainly, not counted, and how to take a better one. */
export function NoPlant({ record, another }: ResultProps) {
  return (
    <article className={styles.result} aria-labelledby="result-name">
      <div className={styles.top}>
        <ResultPhotos urls={record.imageUrls} alt="Your photo" drawing={noPhoto} />
        <div className={styles.answer}>
          <h2 id="result-name" className={styles.name} tabIndex={-1}>
            We can’t see a plant here
          </h2>
          <p className={styles.description}>{record.result!.advice}</p>
          <p>
            <strong>This didn’t use up an identification.</strong>
          </p>
          <div className={styles.actions}>{another}</div>
          <PhotoTips />
        </div>
      </div>
    </article>
  );
}
