import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ExtractionJob, ExtractionReply, Network } from './extract-thread.js';
import type { View } from './views.js';

const THREAD_FILE = fileURLToPath(new URL('./extract-thread.js', import.meta.url));

/** Changes when features or views would come out differently, so that no stale cache is read. */
const RECIPE = 2;

/** Photos of one folder are kept together, this many in a file, so that a broken-off run loses little. */
const MAX_PHOTOS_PER_FILE = 64;

/** Where features are kept, and how many threads make them. */
export interface Extraction {
  network?: Network;
  cache: string;
  threads?: number;
}

interface Part extends ExtractionJob {
  /** Place of each file among all. */
  places: number[];
  kept: string;
}

/**
 * The features of photo files seen in one way, in their order. They are kept in the cache
 * folder, under names made of the file names, because each photo takes about 50 ms. Rejects when a file is no picture.
 */
export async function extractFeatures(
  files: string[],
  view: View,
  { network = 'first', cache, threads = availableParallelism() }: Extraction,
): Promise<Float32Array[]> {
  await mkdir(cache, { recursive: true });
  const rows = new Array<Float32Array>(files.length);
  const queue = parts(files, view, network, cache);
  const place = ({ places }: Part, features: Float32Array) => {
    const size = features.length / places.length;
    places.forEach((at, i) => (rows[at] = features.subarray(i * size, (i + 1) * size)));
  };
  const missing: Part[] = [];
  for (const part of queue) {
    const features = await readFloats(part.kept);
    if (features) place(part, features);
    else missing.push(part);
  }
  await Promise.all(
    Array.from({ length: Math.min(threads, missing.length) }, () =>
      work(missing, queue.length, network, place),
    ),
  );
  return rows;
}

/** The files by folder, in parts that are kept in one file each. */
function parts(files: string[], view: View, network: Network, cache: string): Part[] {
  const folders = new Map<string, number[]>();
  files.forEach((file, at) => {
    const folder = dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), at]);
  });
  return [...folders.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / MAX_PHOTOS_PER_FILE) }, (_, part) => {
      const places = all.slice(part * MAX_PHOTOS_PER_FILE, (part + 1) * MAX_PHOTOS_PER_FILE);
      const own = places.map((at) => files[at]!);
      const recipe = network === 'first' ? RECIPE : `${RECIPE} ${network}`;
      const text = [recipe, view, dirname(own[0]!), ...own.map((file) => basename(file))].join('\n');
      const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
      return { files: own, view, places, kept: join(cache, `${name}.f32`) };
    }),
  );
}

async function readFloats(file: string): Promise<Float32Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}

/** One thread takes parts from the queue until none is left. */
async function work(
  queue: Part[],
  all: number,
  network: Network,
  place: (part: Part, features: Float32Array) => void,
): Promise<void> {
  const worker = new Worker(THREAD_FILE, { workerData: network });
  try {
    for (let part = queue.shift(); part; part = queue.shift()) {
      if (queue.length % 20 === 0) console.error(`  ${part.view}: ${queue.length} of ${all} parts left`);
      worker.postMessage({ files: part.files, view: part.view } satisfies ExtractionJob);
      const [reply] = (await once(worker, 'message')) as [ExtractionReply];
      if ('error' in reply) throw new Error(reply.error);
      await writeFile(`${part.kept}.part`, reply.features);
      await rename(`${part.kept}.part`, part.kept);
      place(part, reply.features);
    }
  } finally {
    await worker.terminate();
  }
}
