/** By then a page has finished loading, even on a slow connection. */
const QUIET_AFTER_MS = 5_000;

/**
 * Calls `run` once, when the page has loaded and nothing is happening, or with the first of these events if one comes earlier.
 * Answers a function that calls it off.
 */
export function whenQuiet(run: () => void, ...earlier: (keyof WindowEventMap)[]): () => void {
  const stop = () => {
    clearTimeout(timer);
    earlier.forEach((sign) => window.removeEventListener(sign, begin));
  };
  const begin = () => {
    stop();
    run();
  };
  const timer = setTimeout(begin, QUIET_AFTER_MS);
  earlier.forEach((sign) => window.addEventListener(sign, begin, { passive: true }));
  return stop;
}
