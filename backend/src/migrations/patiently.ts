const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 20;
const PAUSE_MS = 500;

/** Tries again while a lock is taken, with `lock_timeout` set, so that nobody has to wait behind a migration that waits. */
export async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await work();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
