import type { Progress } from './domain/transfer.js';

const EVERY_MS = 400;

/** Reports progress now and then, and aborts the work when the worker stops. */
export class Reporter {
  private saidAt = 0;
  private saidPart = '';

  constructor(
    private readonly say: (progress: Progress) => Promise<void>,
    private readonly leaving: AbortSignal,
  ) {}

  /** Throws when the worker is stopping, so that the next worker continues. */
  async report(part: Progress['part'], done: number, total: number): Promise<void> {
    this.leaving.throwIfAborted();
    const isNews = part !== this.saidPart || (total > 0 && done === total);
    if (!isNews && Date.now() - this.saidAt < EVERY_MS) return;
    this.saidAt = Date.now();
    this.saidPart = part;
    await this.say({ part, done, total });
  }
}
