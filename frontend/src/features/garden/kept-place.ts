import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, unknown>();

/** The key under which the router keeps this entry of the history. */
const entry = () => (history.state as { key?: string } | null)?.key ?? 'default';

/**
 * What was noted when the page was last scrolled, for a reader who comes back to it; undefined for one who comes for the first
 * time. `note` says what to keep, after each scroll; lists of different kinds keep different things.
 */
export function useKeptPlace<Place>(kind: 'plain' | 'windowed', note: () => Place): Place | undefined {
  const { key } = useLocation();
  const name = `${kind} ${key}`;
  const isBack = useNavigationType() === 'POP';
  const [kept] = useState(() => (isBack ? (places.get(name) as Place | undefined) : undefined));
  useEffect(() => {
    // The browser scrolls for the next page before this one is gone.
    const onScroll = () => entry() === key && places.set(name, note());
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key, name, note]);
  return kept;
}
