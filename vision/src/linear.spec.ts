import { apply, decodeLinear, encodeLinear, quantised } from './linear.js';

const rows = Array.from({ length: 7 }, (_, row) =>
  Float64Array.from({ length: 50 }, (__, i) => Math.sin(row * 50 + i) * 10 ** (row - 3)),
);
const bias = rows.map((_, row) => row - 2.5);
const input = Float32Array.from({ length: 50 }, (_, i) => Math.cos(i));

test('a layer survives being stored', () => {
  const layer = quantised(rows, bias);
  expect(decodeLinear(JSON.parse(JSON.stringify(encodeLinear(layer))))).toEqual(layer);
});

test('eight bits with a scale per output stay close to the exact result', () => {
  const rounded = apply(quantised(rows, bias), input);
  rows.forEach((row, index) => {
    const exact = bias[index]! + row.reduce((sum, weight, i) => sum + weight * input[i]!, 0);
    const largest = Math.max(...row.map(Math.abs));
    expect(Math.abs(rounded[index]! - exact)).toBeLessThan(largest * 0.05);
  });
});

test('a row of zeros stays zero', () => {
  expect(apply(quantised([[0, 0]], [3]), [1, 1])).toEqual([3]);
});
