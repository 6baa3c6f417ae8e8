/** Inside an extraction thread: turns the photos of its share into features, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { loadBackbone } from '../backbone.js';
import { backboneFiles, wasmFolder } from '../node-files.js';
import { readView, type View } from './views.js';

/** The share of one thread. */
export interface ExtractionShare {
  files: string[];
  view: View;
}

async function extract({ files, view }: ExtractionShare): Promise<void> {
  sharp.concurrency(1);
  const backbone = await loadBackbone(backboneFiles(), wasmFolder());
  for (const file of files) parentPort?.postMessage(backbone.embed(await readView(file, view)));
}

void extract(workerData as ExtractionShare);
