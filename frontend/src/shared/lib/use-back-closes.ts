import { useEffect, useEffectEvent } from 'react';

/** What a browser asks before Back leaves the page, on Android; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

/** Where the browser can, Back closes what is open in front of the page instead of leaving it; nothing happens while it `stays`. */
export function useBackCloses(isOpen: boolean, stays: () => boolean | undefined, close: () => void) {
  const onClose = useEffectEvent(close);
  const onCancel = useEffectEvent((event: Event) => stays() && event.preventDefault());
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!isOpen || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('cancel', (event) => onCancel(event));
    watcher.addEventListener('close', () => onClose());
    return () => watcher.destroy();
  }, [isOpen]);
}
