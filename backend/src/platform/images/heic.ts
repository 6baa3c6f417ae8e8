import { Worker } from 'node:worker_threads';
import { createRequire } from 'node:module';

export interface Pixels {
  /** RGBA, row by row. */
  data: Buffer;
  width: number;
  height: number;
}

const GIVE_UP_AFTER_MS = 20_000;

/** Runs in its own thread, as the decoder (libheif) is synchronous WebAssembly. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const decode = require(workerData.decoder);
  (async () => {
    const [image] = await decode.all({ buffer: workerData.bytes });
    if (image.width * image.height > workerData.maxPixels) return { tooMany: true };
    const { data, width, height } = await image.decode();
    return { data: new Uint8Array(data.buffer), width, height };
  })().then((answer) => parentPort.postMessage(answer, answer.data ? [answer.data.buffer] : []));
`;

/** Decodes a HEIC photo. Returns 'too-many-pixels' before decoding one that is too large; throws for a broken one. */
export function decodeHeic(bytes: Buffer, maxPixels: number): Promise<Pixels | 'too-many-pixels'> {
  const decoder = createRequire(import.meta.url).resolve('heic-decode');
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, {
      eval: true,
      stdout: true, // the decoder prints messages about broken photos, which do not belong in the log
      stderr: true,
      workerData: { bytes, maxPixels, decoder },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const timer = setTimeout(() => fail(new Error('took too long')), GIVE_UP_AFTER_MS);
    const end = () => {
      clearTimeout(timer);
      void thread.terminate();
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    thread.once('error', fail);
    thread.once('message', ({ tooMany, data, width, height }) => {
      end();
      resolve(tooMany ? 'too-many-pixels' : { data: Buffer.from(data.buffer), width, height });
    });
  });
}
