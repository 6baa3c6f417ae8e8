import { useSyncExternalStore } from 'react';

/** Where the device remembers that something waits for a network, so that the code that sends it is fetched when it is needed. */
export const MARK = 'something-waits';
/** Said by the queue at each change. */
export const CHANGED = 'waiting';

const somethingWaits = (): boolean => localStorage.getItem(MARK) !== null;

/** Calls back at each change; answers what ends that. */
export const onWaiting = (listener: () => void) => {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
};

export const useSomethingWaits = () => useSyncExternalStore(onWaiting, somethingWaits, () => false);
