import { tShell } from '../../languages/shell';
import { VisuallyHidden } from './visually-hidden';
import styles from './skeleton.module.css';

interface Props {
  /**
   * `line` of text, `title`, `picture` with the ratio of a PlantImage, `card` (picture and lines), `row` of a list.
   */
  shape?: 'line' | 'title' | 'picture' | 'card' | 'row';
  count?: number;
  /** For screen readers. */
  label?: string;
  /** Shows the label to everybody, above the shapes. */
  isLabelSeen?: boolean;
}

const parts = {
  line: ['line'],
  title: ['title'],
  picture: ['picture'],
  card: ['picture', 'title', 'line', 'short'],
  row: ['thumb', 'line', 'short'],
} as const;

/** A placeholder with the shape of what is loading. */
export function Skeleton({ shape = 'line', count = 1, label = tShell('loading'), isLabelSeen }: Props) {
  return (
    <div className={styles[`${shape}s`] ?? styles.plain} role="status">
      {isLabelSeen ? <p className={styles.label}>{label}</p> : <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, i) => (
        <div
          key={i}
          className={styles[shape === 'card' || shape === 'row' ? shape : 'plain']}
          aria-hidden="true"
        >
          {parts[shape].map((part, j) => (
            <span key={j} className={styles[part]} />
          ))}
        </div>
      ))}
    </div>
  );
}
