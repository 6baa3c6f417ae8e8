/** The pause before something that has ended is started again, in milliseconds. */
export const firstPause = 10;
const MAX_PAUSE_MS = 2000;

/** The pause after the next failure: twice as long, up to two seconds. */
export const longerPause = (pauseMs: number): number => Math.min(MAX_PAUSE_MS, pauseMs * 2);
