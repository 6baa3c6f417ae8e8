import { fileURLToPath } from 'node:url';
import type { Classification } from './classify.js';
import type { DecencyScores } from './decency.js';
import type { Pixels } from './pixels.js';
import { ThreadCalls } from './thread-calls.js';

/** The compiled threads; from src/ and from dist/ alike, so the package must have been built. */
const compiled = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));

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

/**
 * A classifier thread. It is started, and the networks loaded, at the first photo or by `warmUp`. `warned` is called when it has to do with
 * the first network alone.
 */
export async function startClassifierThread({
  warmUp = false,
  warned,
}: { warmUp?: boolean; warned?(warning: string): void } = {}): Promise<ClassifierThread> {
  const thread = new ThreadCalls<Classification>(compiled('thread'), 'plant classifier', warned);
  if (warmUp) thread.start();
  return { classify: (photos) => thread.ask(photos), close: () => thread.close() };
}

/** Judges whether photos show nudity, in a thread of its own, which is started at the first photo. */
export interface DecencyThread {
  /** The scores of each photo, squeezed to INPUT_SIZE × INPUT_SIZE. Rejects as the classifier does. */
  judge(photos: Pixels[]): Promise<DecencyScores[]>;
  close(): Promise<void>;
}

/** A thread that judges photos. It is started at the first one. */
export function startDecencyThread(): DecencyThread {
  const thread = new ThreadCalls<DecencyScores[]>(compiled('decency-thread'), 'judge of photos');
  return { judge: (photos) => thread.ask(photos), close: () => thread.close() };
}
