import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BackboneFiles } from './backbone-files.js';
import type { HeadJson } from './head.js';
import type { SecondJson } from './second.js';

const resolver = createRequire(import.meta.url);

/** The committed head. It is read from model/ beside src/ and dist/, so both find it. */
export const HEAD_FILE = new URL('../model/head.json', import.meta.url);

/** What a second look adds to it. */
export const SECOND_HEAD_FILE = new URL('../model/second.json', import.meta.url);

/** What was measured when the committed head was trained. */
export const METRICS_FILE = new URL('../model/metrics.json', import.meta.url);

/** What is said of the committed head; training writes its figures. */
export const CARD_FILE = new URL('../model/MODEL-CARD.md', import.meta.url);

/** The network of a second look: MobileNetV2 (width 1.0) as trained on ImageNet, see model/imagenet/README.md. */
export const SECOND_FOLDER = new URL('../model/imagenet/', import.meta.url);

/** Folder of tfjs' .wasm files, ending in "/". */
export function wasmFolder(): string {
  return `${dirname(resolver.resolve('@tensorflow/tfjs-backend-wasm'))}/`;
}

/** The node at which the wide layer of a block of MobileNetV2 ends. */
export const wideLayer = (block: number) => `expanded_conv_${block}/expand/Relu6`;

/** Inner layers read of it; later ones are spoiled by what the weights were tuned for, earlier ones know too little. */
const LAYERS = [10, 11, 12, 13].map(wideLayer);

/** The backbone out of the nsfwjs package. Its exports do not name the files, so they are found from its entry. */
export function backboneFiles(): BackboneFiles {
  const folder = join(dirname(resolver.resolve('nsfwjs')), '..', 'models', 'mobilenet_v2_mid');
  const read = (file: string) => resolver(join(folder, file)) as never;
  return {
    model: read('model.min.js'),
    weights: ['group1-shard1of2.min.js', 'group1-shard2of2.min.js'].map((file) =>
      Buffer.from(read(file), 'base64'),
    ),
    layers: LAYERS,
  };
}

/** What network.json holds: the network without its weights, and by what these are known. */
export type SecondNetwork = Omit<BackboneFiles, 'weights'> & { sha256: string };

/** The network of a second look. Throws when a file is missing, or when the weights are not those that were committed. */
export function secondBackboneFiles(folder = SECOND_FOLDER): BackboneFiles {
  const read = (name: string) => readFileSync(new URL(name, folder));
  const { sha256, ...network } = JSON.parse(read('network.json').toString()) as SecondNetwork;
  const weights = read('weights.bin');
  if (sha256Of(weights) !== sha256) throw new Error('The weights of the second network are damaged');
  return { ...network, weights: [weights] };
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What was trained for the second look, parsed. */
export async function readSecondHead(): Promise<SecondJson> {
  return JSON.parse(await readFile(SECOND_HEAD_FILE, 'utf8')) as SecondJson;
}

/** The committed head, parsed. */
export async function readHead(): Promise<HeadJson> {
  return JSON.parse(await readFile(HEAD_FILE, 'utf8')) as HeadJson;
}
