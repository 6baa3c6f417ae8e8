import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlantDto } from '../../shared/api/api';
import { whenQuiet } from '../../shared/lib/when-quiet';
import { PlainList } from './plain-list';
import { PlantRow, type PlantActions } from './plant-row';
import styles from './garden.module.css';

const SEEN_FIRST = 4;
/** So few plants are shown with all that is known about them. */
const FEW = 3;
/** From so many plants on, only the rows near the window are there. */
const MANY = 50;

type Windowed = typeof import('./windowed-list');
let windowed: Windowed | undefined;

interface Props {
  /** Those that are shown, out of `all`. */
  plants: PlantDto[];
  all: number;
  /** The count in words: "7 plants", "3 of 12 plants". */
  words: string;
  today: string;
  timeZone: string | null;
  actions: PlantActions;
}

/** The plants in rows, and how many there are. */
export function PlantList({ plants, all, words, today, timeZone, actions }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const isOpen = plants.length <= FEW;
  const row = useCallback(
    (plant: PlantDto, at: number) => (
      <PlantRow {...{ plant, today, timeZone, actions, isOpen }} first={at < SEEN_FIRST} />
    ),
    [today, timeZone, actions, isOpen],
  );

  // A focused card that disappears takes the focus with it, as the button that shows all again does; the focus then moves to the count.
  const before = useRef(plants.length);
  useEffect(() => {
    if ((!before.current || plants.length < before.current) && document.activeElement === document.body)
      line.current?.focus({ preventScroll: true });
    before.current = plants.length;
  }, [plants.length]);

  const isMany = all >= MANY;
  const [Windowed, isComing] = useWindowed(isMany);
  return (
    <>
      <p ref={line} role="status" tabIndex={-1} className={styles.line}>
        {words}
      </p>
      {Windowed ? (
        <Windowed plants={plants} row={row} />
      ) : (
        <PlainList plants={plants} row={row} today={today} isShort={isComing} />
      )}
    </>
  );
}

/**
 * The list for many plants, whose code comes when the page is scrolled or quiet; all rows are there where it cannot be fetched.
 * The rows change places then, and the control that has the focus keeps it.
 */
function useWindowed(isMany: boolean) {
  const [known, setKnown] = useState(windowed);
  const [isLost, setIsLost] = useState(false);
  const refocus = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isMany || known) return;
    const show = (list: Windowed) => {
      refocus.current = list.focusInRow();
      setKnown((windowed = list));
    };
    const load = () => void import('./windowed-list').then(show, () => setIsLost(true));
    return whenQuiet(load, 'scroll');
  }, [isMany, known]);
  useLayoutEffect(() => refocus.current?.(), [known]);
  return [isMany ? known?.WindowedList : undefined, isMany && !isLost] as const;
}
