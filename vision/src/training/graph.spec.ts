import * as tf from '@tensorflow/tfjs-core';
import { loadNetwork } from '../backbone.js';
import { wasmFolder } from '../node-files.js';
import { graphOf } from './graph.js';
import type { LiteNetwork, LiteStep, LiteTensor } from './tflite.js';

const tensor = (
  name: string,
  shape: number[],
  bytes: number[] = [],
  scale = 1,
  zeroPoint = 0,
): LiteTensor => ({
  name,
  shape,
  bytes: Uint8Array.from(bytes),
  scale,
  zeroPoint,
});
const step = (code: number, inputs: number[], outputs: number[], options: number[] = []): LiteStep => ({
  code,
  inputs,
  outputs,
  option: (field) => options[field] ?? 0,
});
const RELU6 = 3;
/** -3 and 8 as 32-bit integers. */
const BIAS = [253, 255, 255, 255, 8, 0, 0, 0];

/** One pixel of three colours, seen by a convolution with two outputs that are then scaled each and added to themselves. */
const network = (padding = 0): LiteNetwork => ({
  inputs: [0],
  tensors: [
    tensor('pixels', [1, 1, 1, 3]),
    tensor('kernel', [2, 1, 1, 3], [12, 10, 10, 10, 11, 14], 0.5, 10),
    tensor('bias', [2], BIAS, 0.25),
    tensor('seen;folded', [1, 1, 1, 2]),
    tensor('factors', [1, 1, 1, 2], [3, 1], 2, 2),
    tensor('nothing', [2], [0, 0, 0, 0, 0, 0, 0, 0]),
    tensor('each', [1, 1, 1, 2]),
    tensor('twice', [1, 1, 1, 2]),
  ],
  steps: [
    step(3, [0, 1, 2], [3], [padding, 1, 1, RELU6]),
    step(4, [3, 4, 5], [6], [0, 1, 1, 1, 0]),
    step(0, [6, 6], [7]),
    step(25, [7], [7]),
  ],
});

test('a quantised network says the same as a graph', async () => {
  const graph = await loadNetwork({ ...graphOf(network()), layers: [] }, wasmFolder());
  const layers = graph.execute(tf.tensor4d([1, 0.5, 0.75], [1, 1, 1, 3]), ['seen', 'each', 'twice']);
  const said = (layers as tf.Tensor[]).map((layer) => [...layer.dataSync()]);
  // Colours become 1, 0, 0.5; the kernel is 1, 0, 0 and 0, 0.5, 2; the bias -0.75 and 2.
  expect(said).toEqual([
    [0.25, 3],
    // Then 2 and -2 times that, which is not cut off, and added to itself.
    [0.5, -6],
    [1, -12],
  ]);
});

test('what is not known here is refused, or left away at the end', () => {
  expect(graphOf(network()).model.modelTopology.node.map(({ name }) => name)).toContain('twice');
  expect(() => graphOf(network(1))).toThrow('another padding');
  expect(() => graphOf({ ...network(), inputs: [0, 1] })).toThrow('one input');
});
