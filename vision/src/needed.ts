import type { BackboneFiles } from './backbone-files.js';

/** A node of a frozen TensorFlow graph: inputs are names of other nodes, with `:0` for an output or `^` for an order. */
interface Node {
  name: string;
  input?: string[];
}

interface Weight {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string };
}

const BYTES: Record<string, number> = { float32: 4, int32: 4, uint16: 2, float16: 2, uint8: 1, bool: 1 };

/** The nodes of the network that are read. Throws when one is missing. */
export function readNodes({ model, layers }: BackboneFiles): string[] {
  return layers.map((layer) => {
    const node = model.modelTopology.node.find(({ name }) => name.endsWith(layer));
    if (!node) throw new Error(`The network has no layer ${layer}`);
    return node.name;
  });
}

/**
 * The same backbone without what nothing that is read depends on: a quarter of the bytes, the same numbers. For places to
 * which it has to be sent.
 */
export function neededOf(files: BackboneFiles): BackboneFiles {
  const nodes = new Map((files.model.modelTopology.node as Node[]).map((node) => [node.name, node]));
  const needed = new Set(readNodes(files));
  for (const name of needed)
    for (const input of nodes.get(name)?.input ?? []) needed.add(input.replace(/^\^|:\d+$/g, ''));
  const weights = weightsOf(files).filter(({ spec }) => needed.has(spec.name));
  return {
    ...files,
    model: {
      ...files.model,
      modelTopology: {
        ...files.model.modelTopology,
        node: files.model.modelTopology.node.filter(({ name }) => needed.has(name)),
      },
      weightsManifest: [{ weights: weights.map(({ spec }) => spec) }],
    },
    weights: weights.map(({ bytes }) => bytes),
  };
}

/** Each weight with its bytes; they follow each other in the order of the manifest. */
function weightsOf({ model, weights }: BackboneFiles): { spec: Weight; bytes: Uint8Array }[] {
  const all = new Uint8Array(weights.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const shard of weights) {
    all.set(shard, end);
    end += shard.length;
  }
  let at = 0;
  return (model.weightsManifest.flatMap((group) => group.weights) as Weight[]).map((spec) => {
    const each = BYTES[spec.quantization?.dtype ?? spec.dtype];
    if (!each) throw new Error(`Weights of type ${spec.dtype} are not known`);
    const bytes = spec.shape.reduce((product, side) => product * side, each);
    at += bytes;
    return { spec, bytes: all.subarray(at - bytes, at) };
  });
}
