import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

/** The BullMQ queue of this installation, wherever it is kept. */
export abstract class JobBackend {
  abstract queue(options?: Partial<QueueOptions>): Queue;
  abstract worker(processor: Processor, options: Partial<WorkerOptions>): Worker;
  abstract close(): Promise<void>;
}
