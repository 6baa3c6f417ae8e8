import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where a list stands on the page, in px, and in how many columns. */
interface Frame {
  /** From the upper edge of the page. */
  top: number;
  columns: number;
  gap: number;
  rem: number;
}

/** As in `garden.module.css`. */
const COLUMN_REM = 26;

let last: Frame | undefined;

/** Follows the place of the list on the page, the width that it has, and the size of the text. */
export function useListFrame(list: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState(() => last ?? { top: window.innerHeight, columns: 1, gap: 16, rem: 18 });
  useLayoutEffect(() => {
    const look = () => {
      if (!list.current) return;
      const now = frameOf(list.current);
      last = now;
      setFrame((before) => (isSame(before, now) ? before : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return frame;
}

function frameOf(list: HTMLElement): Frame {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 18;
  const gap = parseFloat(getComputedStyle(list).rowGap) || 0;
  const { top, width } = list.getBoundingClientRect();
  const columns = Math.max(1, Math.floor((width + gap) / (Math.min(width, COLUMN_REM * rem) + gap)) || 1);
  return { top: Math.round(top + window.scrollY), columns, gap, rem };
}

const isSame = (a: Frame, b: Frame) =>
  a.top === b.top && a.columns === b.columns && a.gap === b.gap && a.rem === b.rem;
