import type { Processor, Queue, Worker, WorkerOptions } from 'bullmq';
import type { Lane } from '../../kernel/job.js';

/** The BullMQ queues of this installation, one for each lane, wherever they are kept. */
export abstract class JobBackend {
  abstract queue(lane: Lane): Queue;
  abstract worker(lane: Lane, processor: Processor, options: Partial<WorkerOptions>): Worker;
  abstract close(): Promise<void>;
}
