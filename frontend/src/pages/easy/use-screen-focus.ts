import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The screen until the first one is known. */
export const COMING = 'coming';

/**
 * With each new screen the page begins at its top, and its heading has the focus; not when the app has just been opened there.
 * Answers the ref of the element around the screens.
 */
export function useScreenFocus(id: string) {
  const around = useRef<HTMLDivElement>(null);
  const hasArrived = useLocation().key !== 'default';
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined || before.current === COMING;
    const isSame = before.current === id;
    before.current = id;
    if (isSame || (isFirst && !hasArrived)) return;
    window.scrollTo(0, 0);
    around.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [id, hasArrived]);
  return around;
}
