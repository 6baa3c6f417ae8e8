/** Asked of the worker: the bytes of a file, the longest side wanted, and the most pixels that may be decoded. */
export interface HeicQuestion {
  bytes: ArrayBuffer;
  maxSide: number;
  maxPixels: number;
}

/** Null when the file is broken or not HEIC after all. */
export type HeicAnswer = ImageBitmap | 'too-many-pixels' | null;

const GIVE_UP_AFTER_MS = 60_000;

/**
 * Decodes a HEIC photo in a worker that is fetched for it (370 KB) and ends with it, which gives back its memory.
 * Nothing when it cannot: also where the worker cannot be fetched or there is too little memory.
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
