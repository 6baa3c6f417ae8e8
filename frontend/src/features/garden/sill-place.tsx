import hills from 'drawn/hills.svg';
import view from 'drawn/window.svg';
import { memo, useEffect, useRef, useState } from 'react';
import type { PlantDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { Late } from '../../shared/ui/late';
import styles from './sill-place.module.css';

const load = async () => (await import('./windowsill')).Windowsill;

interface Props {
  /** Undefined while they are loading. */
  plants: PlantDto[] | undefined;
  small?: boolean;
}

/**
 * The windowsill, whose code comes after the page; its place has the same height before and after. What is behind the plants
 * is there with the page and stays: it is the largest picture of My Garden, and of Home.
 */
export const SillPlace = memo(({ plants, small }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  // Measured while nothing else changes: once the plants are there, the browser would have to lay out all of them first.
  const [width, setWidth] = useState<number>();
  useEffect(() => setWidth(place.current!.clientWidth), []);
  return (
    <div ref={place} className={classNames(styles.place, small && styles.small)}>
      <img className={styles.view} src={isBed(plants) ? hills : view} alt="" fetchPriority="high" />
      <Late
        load={load}
        of={plants && width !== undefined ? { plants, small, width } : undefined}
        className={styles.sill}
      />
    </div>
  );
});

const isBed = (plants: PlantDto[] = []) => plants.length > 0 && plants.every(({ outdoors }) => outdoors);
