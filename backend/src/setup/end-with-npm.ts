const LOOK_EVERY_MS = 300;

/**
 * Calls `end` when the npm that started us is gone: npm and its shell die of SIGTERM without passing it on, and what
 * they had started would run on unseen.
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
