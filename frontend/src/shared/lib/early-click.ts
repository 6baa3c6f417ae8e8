declare global {
  interface Window {
    /** The index of the button that was pressed before the app was hydrated; public/start.js sets it. */
    earlyClick?: number;
    /** The app handles presses itself. */
    isHydrated?: boolean;
  }
}

let resolveHydrated: () => void;

/** Resolves as soon as the first page is hydrated. */
export const hydrated = new Promise<void>((resolve) => (resolveHydrated = resolve));

/** Called for each press that React handles, also while it takes the page over: pressed again, it would count twice. */
export const forgetEarlyClick = (): void => (window.earlyClick = undefined);

/** Presses the button that was pressed before the app was hydrated. */
export function replayEarlyClick() {
  const { earlyClick } = window;
  window.isHydrated = true;
  window.earlyClick = undefined;
  if (earlyClick !== undefined) document.querySelectorAll('button')[earlyClick]?.click();
  resolveHydrated();
}
