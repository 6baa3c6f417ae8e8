import styles from './photo-tips.module.css';

const TIPS = [
  'Clear well-lit photos',
  'Include leaves or flowers',
  'Avoid blur or dark images',
  'Show the whole plant',
  'Use multiple angles',
];

/** How to take a photo that is easy to identify. */
export function PhotoTips() {
  return (
    <section className={styles.tips} aria-labelledby="photo-tips">
      <h2 id="photo-tips" className={styles.title}>
        Tips for a good photo
      </h2>
      <ol className={styles.list}>
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}
