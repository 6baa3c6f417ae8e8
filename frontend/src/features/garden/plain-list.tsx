import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { PlantDto } from '../../shared/api/api';
import { classNames } from '../../shared/lib/class-names';
import { useKeptPlace } from './kept-place';
import { isThirsty } from './plant-words';
import styles from './garden.module.css';

/** The list begins below the first screen, so few rows are needed at first. */
const AT_ONCE = 6;
const PAUSE_MS = 30;

/** How a list of plants is shown; `row` renders one of them. */
export interface ListProps {
  plants: PlantDto[];
  row: (plant: PlantDto, at: number) => ReactNode;
}

interface Props extends ListProps {
  /** The gardener's date. */
  today: string;
  /** No more rows than the first ones; the room of the others is kept. */
  isShort?: boolean;
}

/**
 * The plants in rows: the first ones at once, the rest in the background, so that a press never waits for them; their room is kept, so that
 * no press misses what is below them. Rows out of sight are not laid out (`content-visibility`), but are there for the search of the
 * browser and for screen readers.
 */
export function PlainList({ plants, row, today, isShort }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const kept = useFirstInView(list);
  const [isWhole, setIsWhole] = useState(Boolean(kept));

  useEffect(() => {
    if (isShort) return;
    const timer = setTimeout(() => startTransition(() => setIsWhole(true)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isShort]);

  return (
    <ul ref={list} role="list" className={styles.plants}>
      {plants.map((plant, at) => {
        const isHere = isWhole || at < AT_ONCE;
        return (
          <li
            key={plant.id}
            className={classNames(styles.plant, isThirsty(plant, today) && styles.thirsty)}
            data-plant={plant.id}
            aria-hidden={!isHere || undefined}
          >
            {isHere && row(plant, at)}
          </li>
        );
      })}
    </ul>
  );
}

interface InView {
  plant: string;
  top: number;
}

/** Keeps the first plant in view, and returns to it. */
function useFirstInView(list: React.RefObject<HTMLUListElement | null>): InView | undefined {
  const note = useCallback((): InView | undefined => {
    for (const row of list.current?.children ?? []) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > 0) return { plant: (row as HTMLElement).dataset.plant ?? '', top };
    }
    return undefined;
  }, [list]);
  const kept = useKeptPlace('plain', note);
  useLayoutEffect(() => {
    const row = kept && list.current?.querySelector(`[data-plant="${CSS.escape(kept.plant)}"]`);
    if (row) window.scrollBy(0, row.getBoundingClientRect().top - kept.top);
  }, [kept, list]);
  return kept;
}
