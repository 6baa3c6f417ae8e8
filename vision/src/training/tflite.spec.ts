import { readLite } from './tflite.js';

type Part = { table: (Field | undefined)[] } | { offsets: Part[] } | { scalars: Uint8Array; size: number };
type Field = Part | { inline: Uint8Array };

const ints = (...values: number[]): Part => ({ scalars: bytesOf(Int32Array.from(values)), size: 4 });
const floats = (...values: number[]): Part => ({ scalars: bytesOf(Float32Array.from(values)), size: 4 });
const longs = (...values: number[]): Part => ({
  scalars: bytesOf(BigInt64Array.from(values.map(BigInt))),
  size: 8,
});
const bytes = (...values: number[]): Part => ({ scalars: Uint8Array.from(values), size: 1 });
const text = (value: string): Part => bytes(...new TextEncoder().encode(value));
const int = (value: number): Field => ({ inline: bytesOf(Int32Array.of(value)) });
const byte = (value: number): Field => ({ inline: Uint8Array.of(value, 0, 0, 0) });
const bytesOf = ({ buffer }: { buffer: ArrayBufferLike }) => new Uint8Array(buffer as ArrayBuffer);

/** A FlatBuffer (flatbuffers.dev, "FlatBuffer Internals"): what is pointed to comes after what points to it. */
function flat(root: Part): Uint8Array {
  const out: number[] = [0, 0, 0, 0];
  const set = (at: number, value: number) => out.splice(at, 4, ...bytesOf(Int32Array.of(value)));
  const append = (some: Iterable<number>) => {
    out.push(...some);
    while (out.length % 4 > 0) out.push(0);
  };
  const point = (from: number, part: Part): void => {
    if ('scalars' in part) {
      set(from, out.length - from);
      append([...bytesOf(Int32Array.of(part.scalars.length / part.size)), ...part.scalars]);
    } else if ('offsets' in part) {
      set(from, out.length - from);
      append(bytesOf(Int32Array.of(part.offsets.length)));
      const start = out.length;
      append(part.offsets.flatMap(() => [0, 0, 0, 0]));
      part.offsets.forEach((one, at) => point(start + 4 * at, one));
    } else {
      const places = part.table.map((field, at) => (field ? 4 + 4 * at : 0));
      const layout = out.length;
      append(bytesOf(Uint16Array.of(4 + 2 * places.length, 4 + 4 * places.length, ...places)));
      const table = out.length;
      set(from, table - from);
      append(bytesOf(Int32Array.of(table - layout)));
      append(part.table.flatMap((field) => (field && 'inline' in field ? [...field.inline] : [0, 0, 0, 0])));
      part.table.forEach((field, at) => field && !('inline' in field) && point(table + places[at]!, field));
    }
  };
  point(0, root);
  return Uint8Array.from(out);
}

const tensor = (shape: Part, buffer: number, name: string, quantization?: Part): Part => ({
  table: [shape, undefined, int(buffer), text(name), quantization],
});

/** A picture, a kernel and what a convolution of stride 2 makes of both; `scales` are those of the kernel. */
const file = (...scales: number[]) =>
  flat({
    table: [
      int(3),
      { offsets: [{ table: [byte(3)] }, { table: [byte(127), undefined, undefined, int(150)] }] },
      {
        offsets: [
          {
            table: [
              {
                offsets: [
                  tensor(ints(1, 2, 2, 3), 0, 'picture'),
                  tensor(ints(1, 1, 1, 3), 1, 'kernel', {
                    table: [undefined, undefined, floats(...scales), longs(...scales.map(() => 128))],
                  }),
                  tensor(ints(1, 1, 1, 1), 0, 'seen'),
                ],
              },
              ints(0),
              ints(2),
              {
                offsets: [
                  {
                    table: [
                      undefined,
                      ints(0, 1),
                      ints(2),
                      undefined,
                      { table: [undefined, byte(2), byte(3)] },
                    ],
                  },
                  { table: [int(1), ints(2), ints(2)] },
                ],
              },
            ],
          },
        ],
      },
      undefined,
      { offsets: [{ table: [] }, { table: [bytes(7, 8, 9)] }] },
    ],
  });

describe('a TensorFlow Lite file', () => {
  test('is read: its tensors with their numbers, its steps, and where it starts', () => {
    const { tensors, steps, inputs } = readLite(file(0.5));
    expect(tensors).toEqual([
      { name: 'picture', shape: [1, 2, 2, 3], bytes: new Uint8Array(), scale: 1, zeroPoint: 0 },
      { name: 'kernel', shape: [1, 1, 1, 3], bytes: Uint8Array.of(7, 8, 9), scale: 0.5, zeroPoint: 128 },
      { name: 'seen', shape: [1, 1, 1, 1], bytes: new Uint8Array(), scale: 1, zeroPoint: 0 },
    ]);
    expect(inputs).toEqual([0]);
    expect(steps.map(({ code, inputs, outputs }) => ({ code, inputs, outputs }))).toEqual([
      { code: 3, inputs: [0, 1], outputs: [2] },
      // Codes that do not fit into a byte stand elsewhere since schema 3a.
      { code: 150, inputs: [2], outputs: [2] },
    ]);
    expect([0, 1, 2, 3].map((field) => steps[0]!.option(field))).toEqual([0, 2, 3, 0]);
    expect(steps[1]!.option(0)).toBe(0);
  });

  test('is refused when it is quantised by channel, or cut off', () => {
    expect(() => readLite(file(0.5, 0.25))).toThrow('quantised by channel');
    const whole = file(0.5);
    expect(() => readLite(whole.slice(0, whole.length / 2))).toThrow(RangeError);
    expect(() => readLite(new Uint8Array())).toThrow(RangeError);
  });
});
