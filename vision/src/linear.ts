import { floatsFromBase64, floatsToBase64, fromBase64, toBase64 } from './base64.js';

/** A linear layer as stored: 8-bit weights, outputs × inputs, with one scale per output; floats as base64. */
export interface LinearJson {
  weights: string;
  scale: string;
  bias: string;
}

/** A linear layer ready for use. */
export interface Linear {
  weights: Int8Array;
  scale: Float32Array;
  bias: Float32Array;
}

/** Rounds weights (one row per output) to 8 bits with a scale per row; the error is at most half a step of it. */
export function quantised(rows: ArrayLike<number>[], bias: ArrayLike<number>): Linear {
  const inputs = rows[0]?.length ?? 0;
  const weights = new Int8Array(rows.length * inputs);
  const scale = new Float32Array(rows.length);
  rows.forEach((row, output) => {
    let largest = 0;
    for (let i = 0; i < inputs; i += 1) largest = Math.max(largest, Math.abs(row[i]!));
    scale[output] = largest / 127 || 1;
    for (let i = 0; i < inputs; i += 1) weights[output * inputs + i] = Math.round(row[i]! / scale[output]!);
  });
  return { weights, scale, bias: Float32Array.from(bias) };
}

/** The outputs of a layer for one input. */
export function apply({ weights, scale, bias }: Linear, input: ArrayLike<number>): number[] {
  const inputs = input.length;
  return Array.from(bias, (start, output) => {
    let sum = 0;
    const row = output * inputs;
    for (let i = 0; i < inputs; i += 1) sum += weights[row + i]! * input[i]!;
    return start + scale[output]! * sum;
  });
}

/** A layer as it is stored. */
export function encodeLinear({ weights, scale, bias }: Linear): LinearJson {
  return {
    weights: toBase64(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength)),
    scale: floatsToBase64(scale),
    bias: floatsToBase64(bias),
  };
}

/** The layer written by encodeLinear. */
export function decodeLinear({ weights, scale, bias }: LinearJson): Linear {
  return {
    weights: new Int8Array(fromBase64(weights).buffer),
    scale: floatsFromBase64(scale),
    bias: floatsFromBase64(bias),
  };
}
