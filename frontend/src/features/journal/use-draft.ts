import { useEffect, useState } from 'react';
import { changed, dropDraft, emptyDraft, keepDraft, keptDraft, type Draft } from './draft';

/**
 * What is being written about a plant or an entry, kept on this device with every change; what was kept before comes
 * back. `drop` forgets it.
 */
export function useDraft(about: string, start: Partial<Draft> = {}) {
  const [kept] = useState(() => keptDraft(about));
  const [draft, setDraft] = useState<Draft>(() => kept ?? { ...emptyDraft(), ...start });
  const [isTouched, setIsTouched] = useState(Boolean(kept));

  useEffect(() => {
    if (isTouched) keepDraft(about, draft);
  }, [about, draft, isTouched]);

  const change = (change: Partial<Draft>) => {
    setIsTouched(true);
    setDraft((before) => changed(before, change));
  };
  /** A photo that has arrived is the same entry still. */
  const photoArrived = (imageUrl: string) => setDraft((before) => ({ ...before, imageUrl, photo: null }));
  const drop = () => {
    setIsTouched(false);
    dropDraft(about);
  };

  return { draft, change, photoArrived, drop, isTouched, wasKept: Boolean(kept) };
}
