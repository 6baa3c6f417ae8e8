import { parentPort } from 'node:worker_threads';
import type { Pixels } from './pixels.js';
import type { ThreadReply, ThreadRequest } from './thread-calls.js';

/** Inside a thread: sends the other side a warning for the operator. */
export function warn(warning: string): void {
  parentPort?.postMessage({ warning } satisfies ThreadReply<never>);
}

/** Inside a thread: answers what the other side asks, one message at a time, with what is being loaded. */
export function answerCalls<Answer>(loading: Promise<(photos: Pixels[]) => Promise<Answer>>): void {
  // What cannot be loaded fails each request below.
  loading.catch(() => undefined);
  const reply = async ({ id, photos }: ThreadRequest): Promise<ThreadReply<Answer>> => {
    try {
      return { id, answer: await (await loading)(photos) };
    } catch (error) {
      const { name, message } = error as Error;
      return { id, error: { name, message } };
    }
  };
  parentPort?.on('message', (request: ThreadRequest) => {
    void reply(request).then((answer) => parentPort?.postMessage(answer));
  });
}
