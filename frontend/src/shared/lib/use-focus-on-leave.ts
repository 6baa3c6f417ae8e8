import { useLayoutEffect, type RefObject } from 'react';

/**
 * For a form that opens in place of a button, or below one: when it goes with the focus in it, or with that of nobody, this place takes the
 * focus and is seen; the first of these selectors that finds one in what is around the form, or all of that.
 */
export function useFocusOnLeave(form: RefObject<HTMLElement | null>, around: string, ...places: string[]) {
  useLayoutEffect(() => {
    const own = form.current!;
    const outer = own.closest<HTMLElement>(around)!;
    return () => {
      const { activeElement, body } = document;
      const isHere = activeElement === body || own.contains(activeElement);
      if (isHere) queueMicrotask(() => own.isConnected || focusIn(outer, places));
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function focusIn(outer: HTMLElement, places: string[]) {
  if (document.activeElement !== document.body) return;
  const found = places.flatMap((selector) => outer.querySelector<HTMLElement>(selector) ?? []);
  const place = found[0] ?? outer;
  if (place.matches('button, a')) return place.focus();
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
