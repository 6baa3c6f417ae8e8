/** Inside an extraction thread: turns lists of photo files into features, one list after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { loadBackbone } from '../backbone.js';
import { backboneFiles, secondBackboneFiles, wasmFolder } from '../node-files.js';
import { readView, type View } from './views.js';

/** Which network looks: the one that a browser has too, or the other one. */
export type Network = 'first' | 'second';

/** Files to be seen in one way. */
export interface ExtractionJob {
  files: string[];
  view: View;
}

/** Their features one after the other, or the message of what went wrong. */
export type ExtractionReply = { features: Float32Array } | { error: string };

sharp.concurrency(1);
const files = (workerData as Network) === 'second' ? secondBackboneFiles() : backboneFiles();
const backbone = loadBackbone(files, wasmFolder());

async function extract({ files, view }: ExtractionJob): Promise<Float32Array> {
  const { embed } = await backbone;
  const rows: Float32Array[] = [];
  for (const file of files) rows.push(embed(await readView(file, view)));
  const size = rows[0]!.length;
  const features = new Float32Array(rows.length * size);
  rows.forEach((row, at) => features.set(row, at * size));
  return features;
}

parentPort?.on('message', (job: ExtractionJob) => {
  void extract(job).then(
    (features) =>
      parentPort?.postMessage({ features } satisfies ExtractionReply, [features.buffer as ArrayBuffer]),
    (error: Error) => parentPort?.postMessage({ error: error.message } satisfies ExtractionReply),
  );
});
