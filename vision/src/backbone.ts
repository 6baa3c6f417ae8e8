import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import * as tf from '@tensorflow/tfjs-core';
import type { BackboneFiles } from './backbone-files.js';
import { readNodes } from './needed.js';
import { toInput, INPUT_SIZE, type Pixels } from './pixels.js';

/** Where tfjs finds its .wasm files: a folder or address ending in "/", or each file's own address. */
export type WasmPaths = Parameters<typeof setWasmPaths>[0];

/** Turns a photo into numbers: the mean of each channel of the layers that are read. About 40 ms a photo. */
export interface Backbone {
  embed(photo: Pixels): Float32Array;
}

/** Length of what embed returns: 528 + 816 + 816 + 816 channels. */
export const FEATURES = 2976;

function joined(parts: Uint8Array[]): ArrayBuffer {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.buffer;
}

/** Starts tfjs on WebAssembly, without its checks and remarks. */
export async function startTensors(wasmPaths: WasmPaths): Promise<void> {
  tf.env().set('PROD', true);
  setWasmPaths(wasmPaths);
  await tf.setBackend('wasm');
  await tf.ready();
}

/** Starts tfjs and loads the whole network. */
export async function loadNetwork(files: BackboneFiles, wasmPaths: WasmPaths): Promise<tf.InferenceModel> {
  await startTensors(wasmPaths);
  const { modelTopology, weightsManifest, ...about } = files.model;
  return loadGraphModel({
    load: () =>
      Promise.resolve({
        ...about,
        modelTopology,
        weightSpecs: weightsManifest.flatMap((group) => group.weights) as tf.io.WeightsManifestEntry[],
        weightData: joined(files.weights),
      }),
  });
}

/** Starts tfjs and loads the network; throws when a layer it needs is missing. */
export async function loadBackbone(files: BackboneFiles, wasmPaths: WasmPaths): Promise<Backbone> {
  const nodes = readNodes(files);
  const network = await loadNetwork(files, wasmPaths);
  return { embed: (photo) => embed(network, nodes, photo) };
}

function embed(network: tf.InferenceModel, nodes: string[], photo: Pixels): Float32Array {
  const means = tf.tidy(() => {
    const input = tf.tensor4d(toInput(photo), [1, INPUT_SIZE, INPUT_SIZE, 3]);
    const layers = network.execute(input, nodes) as tf.Tensor4D[];
    return tf.concat(
      layers.map((layer) => tf.mean(layer, [1, 2])),
      1,
    );
  });
  const values = means.dataSync<'float32'>();
  means.dispose();
  return values;
}
