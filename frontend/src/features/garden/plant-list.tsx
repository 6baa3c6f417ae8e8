import { startTransition, useEffect, useRef, useState } from 'react';
import type { PlantDto } from '../../shared/api/api';
import { PlantRow, type PlantActions } from './plant-row';
import styles from './garden.module.css';

const AT_ONCE = 12;
const STEP = 24;
const PAUSE_MS = 30;
const SEEN_FIRST = 4;
/** So few plants are shown with all that is known about them. */
const FEW = 3;

interface Props {
  plants: PlantDto[];
  /** The count in words: "7 plants", "3 of 12 plants". */
  words: string;
  today: string;
  timeZone: string | null;
  actions: PlantActions;
}

/**
 * The plants in rows: the first ones at once, the rest in the background, so that a press never waits for them. Rows out of sight
 * are not laid out (`content-visibility`), but are there for the search of the browser and for screen readers.
 */
export function PlantList({ plants, words, today, timeZone, actions }: Props) {
  const [count, setCount] = useState(AT_ONCE);
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (count >= plants.length) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, plants.length]);

  // A focused card that disappears takes the focus with it; the focus then moves to the count.
  const before = useRef(plants.length);
  useEffect(() => {
    if (plants.length < before.current && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
    before.current = plants.length;
  }, [plants.length]);

  return (
    <>
      <p ref={line} role="status" tabIndex={-1} className={styles.line}>
        {words}
      </p>
      <ul role="list" className={styles.plants}>
        {plants.slice(0, count).map((plant, at) => (
          <li key={plant.id} className={styles.plant}>
            <PlantRow
              {...{ plant, today, timeZone, actions }}
              first={at < SEEN_FIRST}
              isOpen={plants.length <= FEW}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
