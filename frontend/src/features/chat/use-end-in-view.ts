import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** So far above the end, in pixels, a reader is still there. */
const NEAR = 2;

/** Keeps the end in view whenever `content` changes, unless the reader has scrolled up; back at the end, it is kept again. */
export function useEndInView(end: RefObject<HTMLElement | null>, content: string) {
  const isAtEnd = useRef(true);
  const restsAt = useRef(0);
  const scrolled = useRef(0);

  useEffect(() => {
    const look = () => {
      const [top, by] = [topOf(end), window.scrollY - scrolled.current];
      scrolled.current = window.scrollY;
      if (by > 0 && top <= window.innerHeight) isAtEnd.current = true;
      if (by < 0 && top > restsAt.current + NEAR) isAtEnd.current = false;
    };
    // At once: the next words may come before the page has moved, and would move it back.
    const leave = (event: Event) => {
      if (!(event instanceof WheelEvent) || event.deltaY < 0) isAtEnd.current = false;
    };
    const listeners = { scroll: look, wheel: leave, touchmove: leave };
    const all = Object.entries(listeners);
    for (const [name, listener] of all) window.addEventListener(name, listener, { passive: true });
    return () => all.forEach(([name, listener]) => window.removeEventListener(name, listener));
  }, [end]);

  useLayoutEffect(() => {
    if (!isAtEnd.current) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    restsAt.current = topOf(end);
    scrolled.current = window.scrollY;
  }, [end, content]);
}

const topOf = (end: RefObject<HTMLElement | null>): number => end.current?.getBoundingClientRect().top ?? 0;
