import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FEATURES } from '../backbone.js';
import type { ExtractionShare } from './extract-thread.js';
import type { View } from './views.js';

const THREAD_FILE = fileURLToPath(new URL('./extract-thread.js', import.meta.url));

/** Changes when features or views would come out differently, so that no stale cache is read. */
const RECIPE = 1;

/**
 * The features of photo files seen in one way, FEATURES numbers each, in their order. They are kept in the cache
 * folder, under a name made of the file list, because each photo takes about 50 ms. Rejects when a file is no picture.
 */
export async function extractFeatures(files: string[], view: View, cache: string): Promise<Float32Array[]> {
  const name = createHash('sha256')
    .update([RECIPE, view, ...files].join('\n'))
    .digest('hex')
    .slice(0, 24);
  const kept = join(cache, `${name}.f32`);
  let floats = await readFloats(kept);
  if (!floats) {
    floats = await extractAll(files, view);
    await mkdir(cache, { recursive: true });
    await writeFile(`${kept}.part`, floats);
    await rename(`${kept}.part`, kept);
  }
  const all = floats;
  return files.map((_, index) => all.subarray(index * FEATURES, (index + 1) * FEATURES));
}

async function readFloats(file: string): Promise<Float32Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

async function extractAll(files: string[], view: View): Promise<Float32Array> {
  const threads = Math.min(4, availableParallelism(), files.length);
  const all = new Float32Array(files.length * FEATURES);
  let done = 0;
  const report = () => {
    done += 1;
    if (done % 500 === 0) console.error(`  ${view}: ${done} of ${files.length} photos`);
  };
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => extractShare(files, view, thread, threads, all, report)),
  );
  return all;
}

/** Every threads-th photo, beginning with the thread-th, written to its place in `all`. */
function extractShare(
  files: string[],
  view: View,
  thread: number,
  threads: number,
  all: Float32Array,
  report: () => void,
): Promise<void> {
  const share: ExtractionShare = { files: files.filter((_, index) => index % threads === thread), view };
  let at = thread;
  return new Promise((resolve, reject) => {
    const worker = new Worker(THREAD_FILE, { workerData: share });
    worker.on('message', (features: Float32Array) => {
      all.set(features, at * FEATURES);
      at += threads;
      report();
    });
    worker.on('error', reject);
    worker.on('exit', () =>
      at >= files.length ? resolve() : reject(new Error('An extraction thread stopped')),
    );
  });
}
