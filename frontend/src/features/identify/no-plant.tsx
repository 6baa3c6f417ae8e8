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
            We see no plant here
          </h2>
          <p className={styles.description}>{record.result!.advice}</p>
          <p>
            <strong>Nothing was counted.</strong>
          </p>
          <div className={styles.actions}>{another}</div>
          <PhotoTips />
        </div>
      </div>
    </article>
  );
}
