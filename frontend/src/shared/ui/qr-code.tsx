import { encode } from 'uqr';
import styles from './qr-code.module.css';

interface Props {
  text: string;
  /** What the code is for. */
  label: string;
}

/** The QR code of a text, as wide as its container and sharp at any size. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: 1 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
