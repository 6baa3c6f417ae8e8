import { backboneFiles } from './node-files.js';
import { neededOf, readNodes } from './needed.js';

/** The node that an input comes from. */
const nodeOf = (input: string) => input.replace(/^\^|:\d+$/g, '');
const bytesOf = (weights: Uint8Array[]) => weights.reduce((sum, { length }) => sum + length, 0);

describe('what of the backbone is needed', () => {
  const whole = backboneFiles();
  const needed = neededOf(whole);

  test('is every node that a node which is read depends on, with its weights, and no other', () => {
    const nodes = needed.model.modelTopology.node as { name: string; input?: string[] }[];
    const names = new Set(nodes.map(({ name }) => name));
    for (const { input = [] } of nodes) for (const name of input) expect(names).toContain(nodeOf(name));
    expect(readNodes(needed)).toEqual(readNodes(whole));
    const weights = needed.model.weightsManifest.flatMap((group) => group.weights) as { name: string }[];
    expect(weights.filter(({ name }) => !names.has(name))).toEqual([]);
    const used = new Set(nodes.flatMap(({ input = [] }) => input.map(nodeOf)));
    for (const { name } of nodes) expect(used.has(name) || readNodes(whole).includes(name)).toBe(true);
  });

  test('is a fraction of its bytes, each weight with its own', () => {
    expect(bytesOf(needed.weights)).toBeLessThan(bytesOf(whole.weights) / 2);
    const [first] = needed.model.weightsManifest.flatMap((group) => group.weights) as { name: string }[];
    const all = whole.model.weightsManifest.flatMap((group) => group.weights) as {
      name: string;
      shape: number[];
    }[];
    const at = all
      .slice(
        0,
        all.findIndex(({ name }) => name === first!.name),
      )
      .reduce((sum, { shape }) => sum + shape.reduce((product, side) => product * side, 1), 0);
    const shards = Buffer.concat(whole.weights);
    expect(Buffer.from(needed.weights[0]!).equals(shards.subarray(at, at + needed.weights[0]!.length))).toBe(
      true,
    );
  });

  test('leaves the files as they were, and takes nothing more away the second time', () => {
    expect(neededOf(needed).weights.map(({ length }) => length)).toEqual(
      needed.weights.map(({ length }) => length),
    );
    expect(neededOf(whole)).toEqual(needed);
  });

  test('cannot be told of a network without the layers', () => {
    const empty = { ...whole, model: { ...whole.model, modelTopology: { node: [] } } };
    expect(() => neededOf(empty)).toThrow('The network has no layer');
  });
});
