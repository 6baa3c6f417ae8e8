/** Inside an extraction thread: turns lists of photo files into features, one list after the other. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { FEATURES, loadBackbone } from '../backbone.js';
import { backboneFiles, wasmFolder } from '../node-files.js';
import { readView, type View } from './views.js';

/** Files to be seen in one way. */
export interface ExtractionJob {
  files: string[];
  view: View;
}

/** Their features one after the other, or the message of what went wrong. */
export type ExtractionReply = { features: Float32Array } | { error: string };

sharp.concurrency(1);
const backbone = loadBackbone(backboneFiles(), wasmFolder());

async function extract({ files, view }: ExtractionJob): Promise<Float32Array> {
  const { embed } = await backbone;
  const features = new Float32Array(files.length * FEATURES);
  for (const [at, file] of files.entries()) features.set(embed(await readView(file, view)), at * FEATURES);
  return features;
}

parentPort?.on('message', (job: ExtractionJob) => {
  void extract(job).then(
    (features) =>
      parentPort?.postMessage({ features } satisfies ExtractionReply, [features.buffer as ArrayBuffer]),
    (error: Error) => parentPort?.postMessage({ error: error.message } satisfies ExtractionReply),
  );
});
