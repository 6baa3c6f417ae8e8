import * as tf from '@tensorflow/tfjs-core';
import type { BackboneFiles } from './backbone-files.js';
import { loadNetwork, type WasmPaths } from './backbone.js';
import { INPUT_SIZE, toInput, type Pixels } from './pixels.js';

/** The classes of nsfwjs, in the order of its network's output. */
const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;

/** How likely a photo is of each kind; together they are 1. */
export type DecencyScores = Record<(typeof CLASSES)[number], number>;

/** Says how likely photos show nudity. */
interface DecencyJudge {
  /** The scores of each photo. Throws RangeError for pixels that do not fit their stated size. */
  judge(photos: Pixels[]): Promise<DecencyScores[]>;
}

/**
 * The same network as the classifier's, asked what it was made for. Photos are best whole, squeezed to INPUT_SIZE × INPUT_SIZE, as
 * nsfwjs does it: of other sizes only the middle is seen.
 */
export async function createDecencyJudge(files: BackboneFiles, wasmPaths: WasmPaths): Promise<DecencyJudge> {
  const network = await loadNetwork(files, wasmPaths);
  return { judge: async (photos) => photos.map((photo) => scoresOf(network, photo)) };
}

function scoresOf(network: tf.InferenceModel, photo: Pixels): DecencyScores {
  const output = tf.tidy(() => {
    const input = tf.tensor4d(toInput(photo), [1, INPUT_SIZE, INPUT_SIZE, 3]);
    return network.predict(input, {}) as tf.Tensor;
  });
  const values = output.dataSync<'float32'>();
  output.dispose();
  return Object.fromEntries(CLASSES.map((name, at) => [name, values[at] ?? 0])) as DecencyScores;
}
