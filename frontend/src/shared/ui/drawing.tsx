import { useEffect, useState } from 'react';
import type { PlantTraits } from '@leaflore/drawings';
import { classNames } from '../lib/class-names';
import styles from './drawing.module.css';

/**
 * What is drawn: the address of a finished picture (`drawn/….svg` of the build, or one that the API names), or a plant
 * by its traits and the seed that makes it its own.
 */
export type DrawingSubject = string | { traits: PlantTraits; seed: string };

interface Props {
  of: DrawingSubject;
  /** Given only where the drawing tells something that no word beside it tells. */
  label?: string;
  /** Opens gently, as a leaf unfolds. */
  unfold?: boolean;
}

/** One of our drawings, as large as the box it is put in. */
export function Drawing({ of, label, unfold }: Props) {
  const className = classNames(styles.drawing, unfold && styles.unfold);
  if (typeof of === 'string') return <img className={className} src={of} alt={label ?? ''} />;
  return <Sketch className={className} of={of} label={label} />;
}

type Pens = typeof import('@leaflore/drawings');
let pens: Pens | undefined;

/** Drawn here and now; the pens are fetched when the first one is shown. */
function Sketch({
  of,
  label,
  className,
}: {
  of: Exclude<DrawingSubject, string>;
  label?: string;
  className: string;
}) {
  const [ready, setReady] = useState(pens);

  useEffect(() => {
    let here = true;
    const take = (loaded: Pens) => here && setReady((pens = loaded));
    // Without a network and without a copy in the cache the box stays calm moss.
    void import('@leaflore/drawings').then(take, () => undefined);
    return () => void (here = false);
  }, []);

  return (
    <div
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: ready?.drawPlant(of.traits, of.seed) ?? '' }}
    />
  );
}
