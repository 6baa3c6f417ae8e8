import { useState, type CSSProperties } from 'react';
import { tCompare } from '../../languages/compare';
import { Icon } from '../../shared/ui/icon';
import styles from './compare.module.css';

/** A photo with its date. */
interface Shown {
  imageUrl: string;
  /** In words. */
  day: string;
}

interface Props {
  before: Shown;
  after: Shown;
}

const HALF = 50;
const STEP = 5;

/**
 * Two photos on top of each other, with a slider between them. It is a plain range input, so arrow keys, touch and
 * screen readers work.
 */
export function BeforeAfter({ before, after }: Props) {
  const [share, setShare] = useState(HALF);
  return (
    <div className={styles.both}>
      <div className={styles.stack} style={{ '--share': `${share}%` } as CSSProperties}>
        <img src={after.imageUrl} alt={`${tCompare('after')}, ${after.day}`} />
        <img className={styles.before} src={before.imageUrl} alt={`${tCompare('before')}, ${before.day}`} />
        <span className={styles.edge}>
          <span className={styles.handle}>
            <Icon name="left" size="small" />
            <Icon name="right" size="small" />
          </span>
        </span>
        <input
          className={styles.range}
          type="range"
          aria-label={tCompare('share')}
          aria-valuetext={tCompare('shares', { before: share, after: 100 - share })}
          min={0}
          max={100}
          step={STEP}
          value={share}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </div>
      <div className={styles.days}>
        <p>
          <strong>{tCompare('before')}</strong> {before.day}
        </p>
        <p>
          <strong>{tCompare('after')}</strong> {after.day}
        </p>
      </div>
    </div>
  );
}

/** The same two photos, side by side. */
export const SideBySide = ({ before, after }: Props) => (
  <div className={styles.pair}>
    {[
      { name: tCompare('before'), ...before },
      { name: tCompare('after'), ...after },
    ].map(({ name, imageUrl, day }) => (
      <figure key={name}>
        <img src={imageUrl} alt={`${name}, ${day}`} />
        <figcaption>
          <strong>{name}</strong> {day}
        </figcaption>
      </figure>
    ))}
  </div>
);
