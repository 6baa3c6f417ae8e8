import { Worker } from 'node:worker_threads';
import type { Pixels } from './pixels.js';

/** A question to a thread: photos. */
export interface ThreadRequest {
  id: number;
  photos: Pixels[];
}

/** Its answer, or the error's name and message; or a warning for the operator. */
export type ThreadReply<Answer> =
  | { id: number; answer: Answer }
  | { id: number; error: { name: string; message: string } }
  | { warning: string };

/** Most questions that wait for a thread; each takes up to a second or so, and a worker's jobs ask less than this at once. */
const MAX_WAITING = 16;

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** A thread that answers questions about photos. It is started at the first one, and again after it has broken down. */
export class ThreadCalls<Answer> {
  private worker?: Worker;
  private closed = false;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting<Answer>>();

  /** `name` is that of the thread, as it stands in errors; `warned` is given its warnings. */
  constructor(
    private readonly file: string,
    private readonly name: string,
    private readonly warned: (warning: string) => void = () => undefined,
  ) {}

  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.file, { name: this.name });
    worker.unref();
    worker.on('message', (reply: ThreadReply<Answer>) => this.settle(reply));
    worker.on('error', (error: Error) => this.drop(worker, error));
    worker.on('exit', () => this.drop(worker, new Error(`The ${this.name} stopped`)));
    this.worker = worker;
    return worker;
  }

  /** Rejects at once when it is closed, or when MAX_WAITING questions wait already. */
  ask(photos: Pixels[]): Promise<Answer> {
    if (this.closed) return Promise.reject(new Error(`The ${this.name} is closed`));
    if (this.waiting.size >= MAX_WAITING) return Promise.reject(new Error(`The ${this.name} is too busy`));
    const worker = this.start();
    const id = (this.lastId += 1);
    // A copy is posted, not the caller's own bytes: Node's small buffers share their memory with others.
    const copies = photos.map(({ data, width, height }) => ({ data: Uint8Array.from(data), width, height }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // An idle thread does not keep the process alive; a working one does.
      worker.ref();
      worker.postMessage(
        { id, photos: copies } satisfies ThreadRequest,
        copies.map(({ data }) => data.buffer),
      );
    });
  }

  /** Ends the thread; what was still being asked is rejected, and so is every later call. */
  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }

  private settle(reply: ThreadReply<Answer>): void {
    if ('warning' in reply) return this.warned(reply.warning);
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) this.worker?.unref();
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else
      waiting?.reject(
        reply.error.name === 'RangeError'
          ? new RangeError(reply.error.message)
          : new Error(reply.error.message),
      );
  }

  private drop(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
