/** A notification may be lost with its connection: nobody waits for one longer than this. */
const MAX_WAIT_MS = 1000;

/** Lets one reader of rows wait until a notification says that there is news, or for a second. */
export class Wakeup {
  private wake = () => {};

  /** Ends the wait, if there is one. */
  ring(): void {
    this.wake();
  }

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, MAX_WAIT_MS).unref();
    });
  }
}
