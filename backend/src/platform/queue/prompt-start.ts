import type { Processor, Worker } from 'bullmq';

/**
 * Lets a BullMQ worker start each job as soon as it is fetched. By itself it first fetches as many as it may do side by side, one
 * after the other, and starts none of them meanwhile nor renews their locks. So it may always do one more than it does already, up
 * to `max`: it fetches one, starts it, and fetches the next.
 */
export class PromptStart {
  private running = 0;
  private worker?: Pick<Worker, 'concurrency'>;

  constructor(private readonly max: number) {}

  /** What the worker may do side by side now. */
  get concurrency(): number {
    return Math.min(this.running + 1, this.max);
  }

  /** The processor that the worker is to be opened with, around the one that does the work. */
  around(work: Processor<unknown, void>): Processor<unknown, void> {
    return async (job) => {
      this.count(1);
      try {
        await work(job);
      } finally {
        this.count(-1);
      }
    };
  }

  /** The worker that was opened with that processor. */
  of(worker: Pick<Worker, 'concurrency'>): void {
    this.worker = worker;
    worker.concurrency = this.concurrency;
  }

  private count(change: number): void {
    this.running += change;
    if (this.worker) this.worker.concurrency = this.concurrency;
  }
}
