import type { BackboneFiles } from '../backbone-files.js';
import type { LiteNetwork, LiteStep, LiteTensor } from './tflite.js';

/** Codes of operations in TensorFlow Lite's schema. */
const ADD = 0;
const CONV = 3;
const DEPTHWISE = 4;

/** Places of options in the schema: Conv2DOptions and DepthwiseConv2DOptions put their activations differently. */
const PADDING = 0;
const SAME = 0;
const STRIDE = 2;
const ACTIVATION = { [CONV]: 3, [DEPTHWISE]: 4 };
const RELU6 = 3;

type Graph = BackboneFiles['model']['modelTopology']['node'];

/**
 * A network of convolutions out of TensorFlow Lite as a graph for tfjs, up to the last operation that is known here:
 * its quantised weights stay what they are, a quarter of the bytes of floats. It expects pixels from 0 to 1.
 * Throws RangeError where it has no single input.
 */
export function graphOf({ tensors, steps, inputs }: LiteNetwork): Omit<BackboneFiles, 'layers'> {
  const [input] = inputs;
  if (input === undefined || inputs.length > 1) throw new RangeError('The network must have one input');
  const names = new Map([[input, 'scaled']]);
  const weights: { spec: object; bytes: Uint8Array }[] = [];
  const node: Graph = pixels(tensors[input]!.shape, weights);
  for (const step of steps) {
    if (![ADD, CONV, DEPTHWISE].includes(step.code)) break;
    const [output] = step.outputs;
    const name = tensors[output!]!.name.split(';')[0]!;
    const from = step.inputs.map((at) => names.get(at) ?? constant(tensors[at]!, at, node, weights));
    names.set(output!, name);
    node.push(operation(name, from, step));
  }
  return {
    model: {
      format: 'graph-model',
      modelTopology: { node, versions: { producer: 0 } } as BackboneFiles['model']['modelTopology'],
      weightsManifest: [{ weights: weights.map(({ spec }) => spec) }],
    },
    weights: weights.map(({ bytes }) => bytes),
  };
}

const text = (value: string) => Buffer.from(value).toString('base64');
const type = { T: { type: 'DT_FLOAT' } };

/** The input, and what scales pixels from 0…1 to -1…1. */
function pixels(shape: number[], weights: { spec: object; bytes: Uint8Array }[]): Graph {
  const scalar = (name: string, value: number) => {
    weights.push({ spec: { name, shape: [], dtype: 'float32' }, bytes: floats([value]) });
    return { name, op: 'Const', attr: {} };
  };
  const dim = shape.map((size, at) => ({ size: at === 0 ? '-1' : `${size}` }));
  return [
    { name: 'input', op: 'Placeholder', attr: { dtype: { type: 'DT_FLOAT' }, shape: { shape: { dim } } } },
    scalar('two', 2),
    scalar('one', 1),
    { name: 'doubled', op: 'Mul', input: ['input', 'two'], attr: type },
    { name: 'scaled', op: 'Sub', input: ['doubled', 'one'], attr: type },
  ] as Graph;
}

const floats = (values: number[]) => new Uint8Array(Float32Array.from(values).buffer);

/** Adds a kernel, its axes in tfjs' order, or a bias; gives its name. */
function constant(
  { shape, bytes, scale, zeroPoint }: LiteTensor,
  at: number,
  node: Graph,
  weights: { spec: object; bytes: Uint8Array }[],
): string {
  const name = `constant ${at}`;
  node.push({ name, op: 'Const', attr: {} } as Graph[number]);
  if (shape.length === 1) {
    const whole = new Int32Array(bytes.buffer, bytes.byteOffset, shape[0]);
    weights.push({
      spec: { name, shape, dtype: 'float32' },
      bytes: floats([...whole].map((v) => v * scale)),
    });
    return name;
  }
  const [first, height, width, last] = shape as [number, number, number, number];
  const quantization = { dtype: 'uint8', scale, min: -zeroPoint * scale };
  const spec = {
    name,
    dtype: 'float32',
    quantization,
    shape: [height, width, last, first],
  };
  weights.push({ spec, bytes: turned(bytes, first) });
  return name;
}

/** The first of four axes made the last one. */
function turned(bytes: Uint8Array, first: number): Uint8Array {
  const rest = bytes.length / first;
  return bytes.map((_, to) => bytes[(to % first) * rest + Math.floor(to / first)]!);
}

function operation(name: string, input: string[], { code, option }: LiteStep): Graph[number] {
  if (code === ADD) return { name, op: 'AddV2', input, attr: type } as Graph[number];
  if (option(PADDING) !== SAME) throw new RangeError(`${name} has another padding than SAME`);
  const activation = option(ACTIVATION[code as typeof CONV | typeof DEPTHWISE]);
  const stride = `${option(STRIDE) || 1}`;
  const fused = activation === RELU6 ? ['BiasAdd', 'Relu6'] : ['BiasAdd'];
  return {
    name,
    op: code === CONV ? '_FusedConv2D' : 'FusedDepthwiseConv2dNative',
    input,
    attr: {
      ...type,
      strides: { list: { i: ['1', stride, stride, '1'] } },
      dilations: { list: { i: ['1', '1', '1', '1'] } },
      data_format: { s: text('NHWC') },
      padding: { s: text('SAME') },
      num_args: { i: '1' },
      fused_ops: { list: { s: fused.map(text) } },
    },
  } as Graph[number];
}
