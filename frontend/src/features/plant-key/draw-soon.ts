import { useEffect, useState } from 'react';

const drawn = new Map<string, string>();
const waiting: (() => void)[] = [];

/** One drawing per task, so that a slow phone answers a press between two of them. */
function work() {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(work);
}

/** A drawing by its name, which says all about it; empty until it has been drawn. It is drawn once. */
export function useDrawing(name: string, draw: () => string): string {
  const [, setDone] = useState('');
  useEffect(() => {
    if (drawn.has(name)) return;
    const task = () => {
      if (!drawn.has(name)) drawn.set(name, draw());
      setDone(name);
    };
    waiting.push(task);
    if (waiting.length === 1) setTimeout(work);
    return () => {
      const place = waiting.indexOf(task);
      if (place > 0) waiting.splice(place, 1);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the name says what is drawn
  }, [name]);
  return drawn.get(name) ?? '';
}
