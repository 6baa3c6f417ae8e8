import { useEffect, useState } from 'react';
import { changed, dropDraft, emptyDraft, keepDraft, keptDraft, type Draft } from './draft';

/**
 * The draft about a plant or an entry, stored on this device with every change and restored on the next visit. `drop`
 * deletes it.
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
  /** Replaces the photo by its address; the entry stays the same one. */
  const photoArrived = (imageUrl: string) => setDraft((before) => ({ ...before, imageUrl, photo: null }));
  /** What another window has begun about the same plant stays. */
  const drop = () => {
    setIsTouched(false);
    if (keptDraft(about)?.key === draft.key) dropDraft(about);
  };

  return { draft, change, photoArrived, drop, isTouched, wasKept: Boolean(kept) };
}
