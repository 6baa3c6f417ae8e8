import { classNames } from '../../shared/lib/class-names';
import styles from './growing-leaf.module.css';

const LEAF = 'M0 0C-16-6-26-22-22-44-6-40 4-24 0 0Z';
const RIB = 'M-1-3C-6-14-13-28-19-38';

/** Position and angle of each leaf of the seedling; the last one unfolds while we look. */
const LEAVES = [
  { x: 60, y: 96, turn: 62, size: 0.62, flip: false },
  { x: 60, y: 84, turn: 40, size: 0.8, flip: true },
  { x: 60, y: 62, turn: 22, size: 1, flip: false },
  { x: 60, y: 52, turn: 4, size: 1.08, flip: true },
];

/** A seedling with one more open leaf per step; the youngest keeps unfolding until its step is done. */
export function GrowingLeaf({ step }: { step: number }) {
  return (
    <svg className={styles.plant} viewBox="14 4 92 144" aria-hidden="true">
      <ellipse className={styles.shadow} cx="60" cy="140" rx="38" ry="5" />
      <path className={styles.stem} d="M60 122C59 100 62 78 60 50" />
      {LEAVES.map(({ x, y, turn, size, flip }, index) => (
        <g
          key={index}
          transform={`translate(${x} ${y}),scale(${flip ? -size : size} ${size}),rotate(${-turn + 18})`}
        >
          <g
            className={classNames(styles.leaf, index < step && styles.open, index === step && styles.opening)}
          >
            <path className={styles.blade} d={LEAF} />
            <path className={styles.rib} d={RIB} />
          </g>
        </g>
      ))}
      <path className={styles.pot} d="M36 116h48l-6 24q-18 4-36 0Z" />
      <path className={styles.rim} d="M33 112q27-4 54 0v8q-27 4-54 0Z" />
    </svg>
  );
}
