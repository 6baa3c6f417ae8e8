/** The message to the worker: the bytes of a file, the longest side of the result, and the most pixels to decode. */
export interface HeicQuestion {
  bytes: ArrayBuffer;
  maxSide: number;
  maxPixels: number;
}

/** Null if the file is broken or not HEIC after all. */
export type HeicAnswer = ImageBitmap | 'too-many-pixels' | null;

const GIVE_UP_AFTER_MS = 60_000;

/**
 * Decodes a HEIC photo in a worker (370 KB) that ends with it, which frees its memory. Undefined when it fails: also
 * if the worker cannot be fetched or there is too little memory.
 */
export function decodeHeic(question: HeicQuestion): Promise<HeicAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => end(null), GIVE_UP_AFTER_MS);
    const end = (answer: HeicAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => end(data);
    worker.onerror = () => end(null);
    worker.onmessageerror = () => end(null);
    worker.postMessage(question, [question.bytes]);
  });
}
