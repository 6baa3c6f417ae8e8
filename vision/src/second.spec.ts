import { decodeHead, type Head } from './head.js';
import { encodeLinear, quantised } from './linear.js';
import { floatsToBase64 } from './base64.js';
import { decodeSecond, withSecond, type SecondJson } from './second.js';
import { readHead } from './node-files.js';

/** A second look with two features that adds to one class what it sees in the first of them. */
function secondJson(outputs: number): SecondJson {
  const weights = Array.from({ length: outputs }, (_, label) => Float64Array.from([label === 0 ? 1 : 0, 0]));
  return {
    version: 1,
    mean: floatsToBase64(Float32Array.from([1, 0])),
    deviation: floatsToBase64(Float32Array.from([1, 1])),
    species: encodeLinear(
      quantised(
        weights,
        weights.map(() => 0),
      ),
    ),
    sureClasses: ['rosa'],
    sureGroups: {},
    calibration: {
      sharpness: 2,
      severalPhotos: 0,
      first: { best: 1, lead: 0, offset: 0 },
      evidence: { best: 1, known: 1, offset: 0 },
    },
    thresholds: { known: 0.3, sure: 0.8 },
  };
}

describe('what a second network adds', () => {
  let head: Head;
  beforeAll(async () => {
    head = decodeHead(await readHead());
  });

  test('is added to the species, both ways to see a photo averaged, and to nothing else', () => {
    const outputs = head.species.bias.length;
    const second = decodeSecond(secondJson(outputs), head);
    const asItIs = { species: new Array<number>(outputs).fill(1), plant: 3, health: 4 };
    const mirrored = { species: new Array<number>(outputs).fill(3), plant: 0, health: 0 };
    const both = withSecond(
      [asItIs, mirrored],
      [Float32Array.from([9, 9]), Float32Array.from([25, 9])],
      second,
    );
    expect(both.species[0]).toBeCloseTo((1 + 3) / 2 + (Math.sqrt(9) - 1 + Math.sqrt(25) - 1) / 2);
    expect(both.species.slice(1)).toEqual(asItIs.species.slice(1).map(() => 2));
    expect(both).toMatchObject({ plant: 3, health: 4 });
  });

  test('has words of its own for the species, and those of the first head for everything else', () => {
    const { both } = decodeSecond(secondJson(head.species.bias.length), head);
    expect([...both.sureClasses]).toEqual(['rosa']);
    expect(both.calibration).toEqual({
      ...secondJson(1).calibration,
      plant: head.calibration.plant,
      health: head.calibration.health,
    });
    expect(both.thresholds).toEqual({ ...head.thresholds, known: 0.3, sure: 0.8 });
  });

  test('is refused when it knows other plants than the first head', () => {
    expect(() => decodeSecond(secondJson(3), head)).toThrow(RangeError);
  });
});
