import { useState } from 'react';
import { classNames } from '../lib/class-names';
import { Drawing, type DrawingSubject } from './drawing';
import styles from './plant-image.module.css';

interface Props {
  /** A photo; without one the drawing is shown. */
  src?: string | null;
  alt: string;
  drawing: DrawingSubject;
  ratio?: 'card' | 'square' | 'wide';
  /** True for the one picture in the first screen; the others load when they come near. */
  first?: boolean;
}

/** A plant's photo in a frame of fixed ratio; its drawing is shown until the photo has loaded, and if it fails. */
export function PlantImage({ src, alt, drawing, ratio = 'card', first }: Props) {
  const [state, setState] = useState<{ src?: string | null; is: 'loaded' | 'failed' }>();
  const is = state && state.src === src ? state.is : 'loading';
  const drawn = !src || is === 'failed';

  return (
    <div className={classNames(styles.frame, styles[ratio])}>
      {is !== 'loaded' && (
        <div className={styles.drawing}>
          <Drawing of={drawing} label={drawn && alt ? alt : undefined} />
        </div>
      )}
      {!drawn && (
        <img
          className={classNames(
            styles.photo,
            src.endsWith('.svg') && styles.whole,
            is === 'loaded' && styles.seen,
          )}
          src={src}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setState({ src, is: 'loaded' })}
          onError={() => setState({ src, is: 'failed' })}
        />
      )}
    </div>
  );
}
