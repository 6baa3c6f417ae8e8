/**
 * Makes the network of a second look from mobilenet_v2_1.0_224_quant.tflite of google-coral/test_data:
 * `npm run vision:convert -- FILE` writes model/imagenet/network.json and weights.bin.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { neededOf } from '../needed.js';
import { SECOND_FOLDER, sha256Of, wideLayer, type SecondNetwork } from '../node-files.js';
import { graphOf } from './graph.js';
import { readLite } from './tflite.js';

/** Inner layers read; which ones was found best on left-out sources. */
const LAYERS = [...[13, 14, 15, 16].map(wideLayer), 'MobilenetV2/Conv_1/Relu6'];

const [name] = process.argv.slice(2);
if (!name) throw new Error('Name the TensorFlow Lite file');
// npm runs scripts in the project's folder; files are named from where the person stands.
const file = resolve(process.env['INIT_CWD'] ?? '.', name);
const { model, weights, layers } = neededOf({ ...graphOf(readLite(await readFile(file))), layers: LAYERS });
const bytes = Buffer.concat(weights);
const network: SecondNetwork = { sha256: sha256Of(bytes), model, layers };
await writeFile(new URL('network.json', SECOND_FOLDER), `${JSON.stringify(network)}\n`);
await writeFile(new URL('weights.bin', SECOND_FOLDER), bytes);
