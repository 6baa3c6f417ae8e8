import { useSyncExternalStore } from 'react';

const MARK = 'something-waits';
const CHANGED = 'waiting';

/** Asked before a logout: whoever cancels it leaves later, or not at all. */
export const LEAVE_ASKED = 'leave-asked';
export type LeaveAsked = CustomEvent<{ leave: () => void }>;

/** Whether something on this device waits for a network, as far as it remembers. */
const somethingWaits = (): boolean => localStorage.getItem(MARK) !== null;

/** Remembers it, so that the code that sends is fetched when it is needed. */
export function markWaiting(isTrue: boolean): void {
  if (isTrue) localStorage.setItem(MARK, '1');
  else localStorage.removeItem(MARK);
  window.dispatchEvent(new Event(CHANGED));
}

const subscribe = (listener: () => void) => {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
};

export const useSomethingWaits = () => useSyncExternalStore(subscribe, somethingWaits, () => false);
