import { floatsFromBase64, floatsToBase64, fromBase64, toBase64 } from './base64.js';

test('bytes survive the way to text and back', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 31) % 256);
  expect(Array.from(fromBase64(toBase64(bytes)))).toEqual(Array.from(bytes));
});

test('floats survive exactly, even a view into a larger buffer', () => {
  const values = new Float32Array([9, Math.PI, -0, 1e-30, 3e30]).subarray(1);
  expect(Array.from(floatsFromBase64(floatsToBase64(values)))).toEqual(Array.from(values));
});
