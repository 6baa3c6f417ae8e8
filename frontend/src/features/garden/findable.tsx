import type { VirtualItem } from '@tanstack/react-virtual';
import { memo, startTransition, useEffect, useState } from 'react';
import type { PlantDto } from '../../shared/api/api';
import styles from './garden.module.css';

interface Props {
  plants: PlantDto[];
  shown: VirtualItem[];
  /** About how much room a row takes, in px. */
  height: number;
  columns: number;
}

/**
 * The names of the plants that have no row at the moment, each near its place: the browser's search finds them there, scrolls to
 * them, and the rows come. Nobody sees them, and screen readers leave them out.
 */
export const Findable = memo(function Findable({ plants, shown, height, columns }: Props) {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => startTransition(() => setIsLater(true)), []);
  if (!isLater) return null;
  const there = new Set(shown.map(({ index }) => index));
  return (
    <div aria-hidden="true">
      {plants.map((plant, at) =>
        there.has(at) ? null : (
          <p
            key={plant.id}
            ref={untilFound}
            className={styles.findable}
            style={{ top: Math.floor(at / columns) * height }}
          >
            {plant.commonName} {plant.scientificName}
          </p>
        ),
      )}
    </div>
  );
});

/** React knows `hidden` as yes or no only. */
const untilFound = (element: HTMLElement | null) => element?.setAttribute('hidden', 'until-found');
