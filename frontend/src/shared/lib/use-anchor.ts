import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section in the address's hash and focuses its heading. */
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
