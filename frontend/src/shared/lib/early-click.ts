declare global {
  interface Window {
    /** Which button of the page was pressed before the app's code had run; public/start.js counts it. */
    earlyClick?: number;
    /** The app answers presses by itself. */
    isHydrated?: boolean;
  }
}

let resolveHydrated: () => void;

/** Kept as soon as the first page is taken over by the app and answers presses by itself. */
export const hydrated = new Promise<void>((resolve) => (resolveHydrated = resolve));

/** Presses the button that somebody pressed while the page was still only a document. */
export function replayEarlyClick() {
  const { earlyClick } = window;
  window.isHydrated = true;
  window.earlyClick = undefined;
  if (earlyClick !== undefined) document.querySelectorAll('button')[earlyClick]?.click();
  resolveHydrated();
}
