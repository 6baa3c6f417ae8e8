import { tIdentify } from '../../languages/identify';
import styles from './photo-tips.module.css';

const tips = () => [
  tIdentify('tipClear'),
  tIdentify('tipLeaves'),
  tIdentify('tipBlur'),
  tIdentify('tipWhole'),
  tIdentify('tipAngles'),
];

/** How to take a photo that is easy to identify. */
export function PhotoTips() {
  return (
    <section className={styles.tips} aria-labelledby="photo-tips">
      <h2 id="photo-tips" className={styles.title}>
        {tIdentify('tips')}
      </h2>
      <ol className={styles.list}>
        {tips().map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}
