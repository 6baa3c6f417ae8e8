const MARK = 'identifier-ready';

/** Whether this device has what it needs to look at photos itself, as far as it remembers. */
export const isReady = (): boolean => localStorage.getItem(MARK) !== null;

/** Remembers whether this device has what it needs. */
export function markReady(isTrue: boolean): void {
  if (isTrue) localStorage.setItem(MARK, '1');
  else localStorage.removeItem(MARK);
}

/** Whether this browser can do it at all; without HTTPS it cannot. */
export const isPossible = (): boolean =>
  'caches' in globalThis &&
  'indexedDB' in globalThis &&
  'createImageBitmap' in globalThis &&
  typeof WebAssembly === 'object' &&
  'subtle' in (globalThis.crypto ?? {});
