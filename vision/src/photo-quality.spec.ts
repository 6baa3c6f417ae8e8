import { judgePhoto, JUDGED_SIDE, sharedIssues } from './photo-quality.js';
import type { PhotoIssue } from './photo-quality.js';
import type { Pixels } from './pixels.js';
import { seededRandom } from './training/random.js';

const SIDE = JUDGED_SIDE;

/** A picture of one brightness for each pixel, by a rule. */
function paint(brightness: (x: number, y: number) => number, channels: 3 | 4 = 3): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * channels).fill(255);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const value = brightness(pixel % SIDE, Math.floor(pixel / SIDE));
    data.fill(value, pixel * channels, pixel * channels + 3);
  }
  return { data, width: SIDE, height: SIDE };
}

/** Leaves with veins: ellipses of different brightness, each with a line along it. */
function foliage(seed: number): (x: number, y: number) => number {
  const random = seededRandom(String(seed));
  const leaves = Array.from({ length: 60 }, () => {
    const angle = random() * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: random() * SIDE, y: random() * SIDE, cos, sin, size: 12 + random() * 26, light: random() };
  });
  return (x, y) => {
    let value = 60;
    for (const leaf of leaves) {
      const along = (x - leaf.x) * leaf.cos + (y - leaf.y) * leaf.sin;
      const across = (y - leaf.y) * leaf.cos - (x - leaf.x) * leaf.sin;
      if ((along / leaf.size) ** 2 + (across / (leaf.size / 2.4)) ** 2 > 1) continue;
      value = 70 + leaf.light * 130 + (Math.abs(across) < 0.8 || Math.abs(along % 6) < 0.8 ? 40 : 0);
    }
    return value;
  };
}

/** The mean of a square around each pixel, three times over: close to a Gaussian of standard deviation `reach` × 1.4 and more. */
function blur(photo: Pixels, reach: number): Pixels {
  let luma = Float32Array.from({ length: SIDE * SIDE }, (_, at) => photo.data[at * 3]!);
  for (const step of [1, SIDE, 1, SIDE, 1, SIDE]) {
    luma = luma.map((_, at) => {
      let sum = 0;
      for (let k = -reach; k <= reach; k += 1) {
        const near = at + k * step;
        sum += luma[near >= 0 && near < luma.length ? near : at]!;
      }
      return sum / (2 * reach + 1);
    });
  }
  return paint((x, y) => luma[y * SIDE + x]!);
}

const PLANTS = [1, 2, 3, 4, 5];

describe('a photo', () => {
  it.each(PLANTS)('that is sharp and well lit has no issue (plant %i)', (seed) => {
    expect(judgePhoto(paint(foliage(seed)))).toEqual([]);
    expect(judgePhoto(paint(foliage(seed), 4))).toEqual([]);
  });

  it.each(PLANTS)('is blurred when its edges are gone (plant %i)', (seed) => {
    expect(judgePhoto(blur(paint(foliage(seed)), 2))).toEqual(['blurred']);
  });

  it.each(PLANTS)('is dark, and not blurred, when it is underexposed (plant %i)', (seed) => {
    const leaves = foliage(seed);
    expect(judgePhoto(paint((x, y) => leaves(x, y) * 0.3))).toEqual(['dark']);
  });

  it('is both in the evening without holding still', () => {
    const leaves = foliage(7);
    expect(
      judgePhoto(
        blur(
          paint((x, y) => leaves(x, y) * 0.3),
          3,
        ),
      ),
    ).toEqual(['blurred', 'dark']);
  });

  it('is neither with a sharp plant in the middle of a soft background', () => {
    const [leaves, soft] = [foliage(8), blur(paint(foliage(9)), 6)];
    const isMiddle = (at: number) => at > SIDE / 4 && at < (SIDE * 3) / 4;
    const photo = paint((x, y) =>
      isMiddle(x) && isMiddle(y) ? leaves(x, y) : soft.data[(y * SIDE + x) * 3]!,
    );
    expect(judgePhoto(photo)).toEqual([]);
  });

  it('is not dark with a lit flower before a black wall', () => {
    const leaves = foliage(10);
    expect(judgePhoto(paint((x, y) => (x > SIDE / 2 ? leaves(x, y) : 8)))).toEqual([]);
  });

  it('shows nothing when it is of one colour, or hardly a photo at all', () => {
    expect(judgePhoto(paint(() => 150))).toEqual(['blurred']);
    expect(judgePhoto({ data: new Uint8Array([200, 200, 200]), width: 1, height: 1 })).toEqual(['blurred']);
  });
});

describe('several photos of one plant', () => {
  it.each<[string, PhotoIssue[][], PhotoIssue[]]>([
    ['none', [], []],
    ['one good photo', [['blurred', 'dark'], []], []],
    ['one in common', [['blurred', 'dark'], ['dark']], ['dark']],
  ])('share the issues that all have: %s', (_, photos, shared) => {
    expect(sharedIssues(photos)).toEqual(shared);
  });
});
