import { useSyncExternalStore } from 'react';

/** A short message that something went well or not. */
export interface Toast {
  title: string;
  text?: string;
  failed?: boolean;
  /** Instead of the usual five seconds. */
  durationMs?: number;
  /** One thing that can be done about it, such as Undo. */
  action?: { label: string; onSelect: () => void };
}

/** A toast that was shown; a dismissed one stays closed in the list until it is removed. */
export interface ShownToast extends Toast {
  id: number;
  open: boolean;
}

export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | undefined) {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in the place of the one before: there is one at a time. */
export const showToast = (toast: Toast) => set({ ...toast, id: ++lastId, open: true });

const KEPT = 'toast';

/** Keeps a toast for after the page has been loaded anew, in this tab. */
export const keepToast = ({ title, text }: Pick<Toast, 'title' | 'text'>) =>
  sessionStorage.setItem(KEPT, JSON.stringify({ title, text }));

/** Shows the toast that was kept before the page was loaded anew; answers whether there was one. */
export function showKeptToast(): boolean {
  const kept = globalThis.sessionStorage?.getItem(KEPT);
  if (!kept) return false;
  sessionStorage.removeItem(KEPT);
  showToast(JSON.parse(kept) as Toast);
  return true;
}

/** Closes the toast; it is forgotten after 1,000,000 ms. */
export function dismissToast() {
  if (!shown?.open) return;
  const { id } = shown;
  set({ ...shown, open: false });
  setTimeout(() => shown?.id === id && set(undefined), TOAST_REMOVE_DELAY_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The toast to be seen, if any. */
export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
