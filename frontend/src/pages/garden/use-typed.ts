import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Browsers refuse to rewrite the address with every key, and writing it draws the page again. */
const QUIET_MS = 250;

/** What is typed, `written` when the keys rest. What is written by another, such as a link to the page without it, replaces what was typed. */
export function useTyped(written: string, write: (value: string) => void) {
  const [typed, setTyped] = useState(written);
  const own = useRef(written);
  const onRest = useEffectEvent((value: string) => {
    if (value === written) return;
    own.current = value;
    write(value);
  });
  const onWritten = useEffectEvent((value: string) => {
    if (value === own.current) return;
    own.current = value;
    setTyped(value);
  });
  useEffect(() => {
    const timer = setTimeout(onRest, QUIET_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => onWritten(written), [written]);
  return [typed, setTyped] as const;
}
