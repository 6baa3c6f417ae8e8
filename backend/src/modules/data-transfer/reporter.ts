import type { Progress } from './domain/transfer.js';

const EVERY_MS = 400;

/** Says how far a long piece of work has come, now and then; ends it when its worker is asked to stop. */
export class Reporter {
  private saidAt = 0;
  private saidPart = '';

  constructor(
    private readonly say: (progress: Progress) => Promise<void>,
    private readonly leaving: AbortSignal,
  ) {}

  /** Throws when the worker is leaving, for the next one to take the work up. */
  async report(part: Progress['part'], done: number, total: number): Promise<void> {
    this.leaving.throwIfAborted();
    const isNews = part !== this.saidPart || (total > 0 && done === total);
    if (!isNews && Date.now() - this.saidAt < EVERY_MS) return;
    this.saidAt = Date.now();
    this.saidPart = part;
    await this.say({ part, done, total });
  }
}
