import { INPUT_SIZE, toInput } from './pixels.js';

/** A picture whose red grows to the right and whose green grows downwards. */
function ramp(width: number, height: number, channels: number) {
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(
        [(255 * x) / (width - 1), (255 * y) / (height - 1), 51, 0].slice(0, channels),
        (y * width + x) * channels,
      );
    }
  }
  return { data, width, height };
}

const at = (input: Float32Array, x: number, y: number) =>
  Array.from(input.subarray((y * INPUT_SIZE + x) * 3, (y * INPUT_SIZE + x) * 3 + 3));

test('a picture of the right size passes unchanged', () => {
  const photo = ramp(INPUT_SIZE, INPUT_SIZE, 3);
  expect(toInput(photo)).toEqual(Float32Array.from(photo.data, (value) => value / 255));
});

test.each([
  [500, 500],
  [100, 100],
])('a picture of %i pixels keeps its middle and corners, alpha ignored', (width, height) => {
  const input = toInput(ramp(width, height, 4));
  expect(at(input, 112, 112)[0]).toBeCloseTo(0.5, 1);
  expect(at(input, 0, 223)).toEqual([expect.closeTo(0, 1), expect.closeTo(1, 1), expect.closeTo(0.2, 2)]);
});

test('of a wide picture the middle is taken, of a tall one too', () => {
  const wide = toInput(ramp(600, 300, 3));
  expect(at(wide, 0, 112)[0]).toBeCloseTo(0.25, 1);
  expect(at(wide, 223, 112)[0]).toBeCloseTo(0.75, 1);
  const tall = toInput(ramp(300, 600, 3));
  expect(at(tall, 112, 0)[1]).toBeCloseTo(0.25, 1);
  expect(at(tall, 112, 223)[1]).toBeCloseTo(0.75, 1);
});

test('bytes that do not fit the size are refused', () => {
  expect(() => toInput({ data: new Uint8Array(7), width: 2, height: 1 })).toThrow(RangeError);
  expect(() => toInput({ data: new Uint8Array(0), width: 0, height: 0 })).toThrow(RangeError);
});
