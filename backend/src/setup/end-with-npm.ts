const LOOK_EVERY_MS = 300;

/**
 * Calls `end` when the npm process that started this one is gone. On SIGTERM npm and its shell die without passing
 * the signal on, and their children would keep running.
 */
export function endWithNpm(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_EVERY_MS);
  timer.unref();
}
