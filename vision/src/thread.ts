/** What runs inside the classifier's worker thread: one classifier, loaded at once, answering one message at a time. */
import { parentPort } from 'node:worker_threads';
import { createClassifier, type Classification } from './classify.js';
import { backboneFiles, readHead, wasmFolder } from './node-files.js';
import type { Pixels } from './pixels.js';

/** A question to the thread. */
export interface ThreadRequest {
  id: number;
  photos: Pixels[];
}

/** Its answer: a classification, or the error's name and message. */
export type ThreadReply =
  { id: number; classification: Classification } | { id: number; error: { name: string; message: string } };

const classifier = readHead().then((head) =>
  createClassifier({ backbone: backboneFiles(), head, wasmPaths: wasmFolder() }),
);
// A head or network that cannot be loaded fails each request below.
classifier.catch(() => undefined);

async function reply({ id, photos }: ThreadRequest): Promise<ThreadReply> {
  try {
    return { id, classification: await (await classifier).classify(photos) };
  } catch (error) {
    const { name, message } = error as Error;
    return { id, error: { name, message } };
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  void reply(request).then((answer) => parentPort?.postMessage(answer));
});
