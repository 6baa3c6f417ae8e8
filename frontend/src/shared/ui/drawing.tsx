import { useEffect, useState } from 'react';
import type { PlantTraits } from '@leaflore/drawings';
import { classNames } from '../lib/class-names';
import styles from './drawing.module.css';

/**
 * What to draw: the address of a finished picture (`drawn/….svg` of the build, or one from the API), or a plant by
 * its traits and the seed that makes it unique.
 */
export type DrawingSubject = string | { traits: PlantTraits; seed: string };

interface Props {
  of: DrawingSubject;
  /** Only for a drawing that says something the text next to it does not. */
  label?: string;
  /** Appears gently, as a leaf unfolds. */
  unfold?: boolean;
}

/** One of our drawings, as large as its box. */
export function Drawing({ of, label, unfold }: Props) {
  const className = classNames(styles.drawing, unfold && styles.unfold);
  // Words and styles come first on a slow network: without this, React asks for drawings before them.
  if (typeof of === 'string')
    return <img className={className} src={of} alt={label ?? ''} fetchPriority="low" />;
  return <Sketch className={className} of={of} label={label} />;
}

type Pens = typeof import('@leaflore/drawings');
let pens: Pens | undefined;

/** Drawn in the browser; the drawing code is fetched for the first one. */
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
    // Offline and not cached: the box stays plain moss.
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
