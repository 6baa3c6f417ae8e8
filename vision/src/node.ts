import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Classification } from './classify.js';
import type { Pixels } from './pixels.js';
import type { ThreadReply, ThreadRequest } from './thread.js';

/** The compiled thread; from src/ and from dist/ alike, so the package must have been built. */
const THREAD_FILE = fileURLToPath(new URL('../dist/thread.js', import.meta.url));

/** A classifier in a thread of its own, so that the caller's event loop never waits for it. */
export interface ClassifierThread {
  /**
   * Identifies a plant from one to five photos (best INPUT_SIZE × INPUT_SIZE, centre-cropped; any size works). The
   * pixels stay the caller's. Rejects with RangeError for photos that make no sense, and with Error when the thread
   * broke down; the next call then starts a new one.
   */
  classify(photos: Pixels[]): Promise<Classification>;
  /** Ends the thread; what was still being asked is rejected, and so is every later call. */
  close(): Promise<void>;
}

/** A classifier thread. It is started, and the network loaded, at the first photo or by `warmUp`. */
export async function startClassifierThread({ warmUp = false } = {}): Promise<ClassifierThread> {
  const thread = new Thread();
  if (warmUp) thread.start();
  return thread;
}

interface Waiting {
  resolve(classification: Classification): void;
  reject(error: Error): void;
}

class Thread implements ClassifierThread {
  private worker?: Worker;
  private closed = false;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(THREAD_FILE, { name: 'plant classifier' });
    worker.unref();
    worker.on('message', (reply: ThreadReply) => this.settle(reply));
    worker.on('error', (error: Error) => this.drop(worker, error));
    worker.on('exit', () => this.drop(worker, new Error('The plant classifier stopped')));
    this.worker = worker;
    return worker;
  }

  classify(photos: Pixels[]): Promise<Classification> {
    if (this.closed) return Promise.reject(new Error('The plant classifier is closed'));
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

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }

  private settle(reply: ThreadReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.waiting.size === 0) this.worker?.unref();
    if ('classification' in reply) waiting?.resolve(reply.classification);
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
