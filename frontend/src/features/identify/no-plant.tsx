import { tCertainty } from '../../languages/certainty';
import { NotCounted } from './not-counted';
import { PhotoTips } from './photo-tips';
import type { PartProps } from './result-props';
import styles from './result.module.css';

/** The photo shows no plant: said plainly, not counted, and how to take a better one. */
export function NoPlant({ record, another }: PartProps) {
  return (
    <>
      <h2 className={styles.name} id="result-name" tabIndex={-1}>
        {tCertainty('noPlant')}
      </h2>
      <p className={styles.description}>{record.result!.advice}</p>
      <NotCounted record={record} />
      <div className={styles.actions}>{another}</div>
      <PhotoTips />
    </>
  );
}
