import { useEffect, useRef } from 'react';

/**
 * For what ends later than it was started: `whileHere(close)` does it only while the component is there. By then it may have been closed,
 * and what stands in its place, with what is typed there, is left alone.
 */
export function useWhileHere() {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return (act: () => void) => isHere.current && act();
}
