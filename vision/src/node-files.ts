import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BackboneFiles } from './backbone-files.js';
import type { HeadJson } from './head.js';

const resolver = createRequire(import.meta.url);

/** The committed head. It is read from model/ beside src/ and dist/, so both find it. */
export const HEAD_FILE = new URL('../model/head.json', import.meta.url);

/** What was measured when the committed head was trained. */
export const METRICS_FILE = new URL('../model/metrics.json', import.meta.url);

/** What is said of the committed head; training writes its figures. */
export const CARD_FILE = new URL('../model/MODEL-CARD.md', import.meta.url);

/** Folder of tfjs' .wasm files, ending in "/". */
export function wasmFolder(): string {
  return `${dirname(resolver.resolve('@tensorflow/tfjs-backend-wasm'))}/`;
}

/** The backbone out of the nsfwjs package. Its exports do not name the files, so they are found from its entry. */
export function backboneFiles(): BackboneFiles {
  const folder = join(dirname(resolver.resolve('nsfwjs')), '..', 'models', 'mobilenet_v2_mid');
  const read = (file: string) => resolver(join(folder, file)) as never;
  return {
    model: read('model.min.js'),
    weights: ['group1-shard1of2.min.js', 'group1-shard2of2.min.js'].map((file) =>
      Buffer.from(read(file), 'base64'),
    ),
  };
}

/** The committed head, parsed. */
export async function readHead(): Promise<HeadJson> {
  return JSON.parse(await readFile(HEAD_FILE, 'utf8')) as HeadJson;
}
