import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part of the page that the address names into sight, and its heading into focus. */
export function useAnchor() {
  const { hash, key } = useLocation();

  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (!part) return;
    part.scrollIntoView();
    const heading = part.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}
