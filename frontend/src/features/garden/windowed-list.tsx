import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../shared/lib/class-names';
import { Findable } from './findable';
import { useKeptPlace } from './kept-place';
import type { ListProps } from './plain-list';
import { useListFrame } from './use-list-frame';
import styles from './garden.module.css';

const OVERSCAN = 3;
/** About as high as most rows are, in `rem`; each is measured once it is there. */
const ROW_REM = 13.5;

/** A long list of plants, of which only the rows near the window are there. */
export function WindowedList({ plants, row }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { top, columns, gap, rem } = useListFrame(list);
  const [held, setHeld] = useState<number>();
  const virtual = useRef<{ takeSnapshot: () => VirtualItem[] }>(null);
  const note = useCallback(
    () => ({ into: window.scrollY - topOf(list.current), rows: virtual.current?.takeSnapshot() ?? [] }),
    [],
  );
  const kept = useKeptPlace('windowed', note);

  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: plants.length,
    lanes: columns,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    estimateSize: useCallback(() => ROW_REM * rem, [rem]),
    getItemKey: useCallback((at: number) => plants[at]!.id, [plants]),
    // The row that has the focus stays, wherever the reader scrolls to.
    rangeExtractor: useCallback((range: Range) => withHeld(range, held), [held]),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => (kept ? top + kept.into : window.scrollY),
    initialMeasurementsCache: kept?.rows,
  });
  useEffect(() => void (virtual.current = rows), [rows]);
  useLayoutEffect(() => {
    if (kept) window.scrollTo(0, topOf(list.current) + kept.into);
  }, [kept]);

  const shown = rows.getVirtualItems();
  const start = (item: VirtualItem) => item.start - top;
  return (
    <div className={styles.window} style={{ height: rows.getTotalSize() }}>
      <ul
        ref={list}
        role="list"
        className={styles.plants}
        onFocus={({ target }) => setHeld(indexOf(target))}
        onBlur={() => setHeld(undefined)}
      >
        {shown.map((item) => (
          <li
            key={item.key}
            ref={rows.measureElement}
            data-index={item.index}
            data-plant={item.key}
            aria-setsize={plants.length}
            aria-posinset={item.index + 1}
            className={classNames(styles.plant, styles.placed)}
            style={placeOf(item.lane, start(item), columns, gap)}
          >
            {row(plants[item.index]!, item.index)}
          </li>
        ))}
      </ul>
      <Findable plants={plants} shown={shown} height={ROW_REM * rem + gap} columns={columns} />
    </div>
  );
}

/** How far down the page it begins. */
const topOf = (list: Element | null) => (list?.getBoundingClientRect().top ?? 0) + window.scrollY;

const indexOf = (target: Element) => {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
};

function withHeld(range: Range, held: number | undefined): number[] {
  const near = defaultRangeExtractor(range);
  if (held === undefined || held >= range.count || near.includes(held)) return near;
  return [...near, held].sort((a, b) => a - b);
}

/** A column's place and width, and how far down it is: rows that move when others are measured shift no layout. */
const placeOf = (column: number, top: number, columns: number, gap: number) => ({
  transform: `translateY(${top}px)`,
  width: `calc((100% - ${(columns - 1) * gap}px) / ${columns})`,
  left: `calc((100% + ${gap}px) / ${columns} * ${column})`,
});

/** Remembers which control of which plant's row has the focus, and answers how to give it back. */
export function focusInRow(): (() => void) | undefined {
  const { activeElement } = document;
  const plant = activeElement?.closest<HTMLElement>('[data-plant]')?.dataset.plant;
  if (!plant) return undefined;
  const controls = () =>
    // eslint-disable-next-line no-restricted-syntax -- a selector
    document.querySelectorAll<HTMLElement>(`[data-plant="${CSS.escape(plant)}"] :is(a, button, summary)`);
  const at = [...controls()].findIndex((control) => control === activeElement);
  return () => controls()[at]?.focus({ preventScroll: true });
}
