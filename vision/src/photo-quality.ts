import type { Pixels } from './pixels.js';

/** Why a plant may be hard to recognise on a photo. */
export type PhotoIssue = 'blurred' | 'dark';

/** Photos are judged at this length of their longer side, in pixels; smaller ones as they are. */
export const JUDGED_SIDE = 256;

/** The picture is judged in as many tiles across and down: one sharp plant before a soft background is sharp. */
const TILES = 4;
/** Below both the second sharpest tile is blurred: its edges are weak, and weak beside the contrast that it has. */
const WEAK_EDGES = 280;
const SOFT_EDGES = 0.23;
/** Added to the contrast of a tile, so that the noise of an empty one is no edge. */
const NOISE = 20;
/** A photo is dark when so much of it is darker than this luma (0 to 255): nothing in it is well lit. */
const DARK_LUMA = 90;
const DARK_SHARE = 0.9;

/**
 * What makes a photo hard to recognise; empty for a good one. `photo` is decoded, upright and JUDGED_SIDE long.
 *
 * Blur: variance of the Laplacian (Pech-Pacheco et al. 2000, "Diatom autofocusing in brightfield microscopy"; LAPV in Pertuz
 * et al. 2013, "Analysis of focus measure operators for shape-from-focus"), as it is and divided by the variance of the luma,
 * which makes it independent of the exposure. Darkness: share of dark pixels by luma (ITU-R BT.709).
 *
 * Thresholds, on 1,244 photos of 108 plants at 256 px: see docs/decisions/0004-identification.md.
 */
export function judgePhoto(photo: Pixels): PhotoIssue[] {
  const luma = lumaOf(photo);
  const issues: PhotoIssue[] = [];
  if (isBlurred(luma, photo.width, photo.height)) issues.push('blurred');
  if (luma.filter((value) => value < DARK_LUMA).length >= DARK_SHARE * luma.length) issues.push('dark');
  return issues;
}

/** The issues that all photos of one plant have: one good photo is enough. */
export const sharedIssues = ([first = [], ...others]: PhotoIssue[][]): PhotoIssue[] =>
  first.filter((issue) => others.every((issues) => issues.includes(issue)));

function lumaOf({ data, width, height }: Pixels): Float32Array {
  const channels = data.length / (width * height);
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels;
    return 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
  });
}

function isBlurred(luma: Float32Array, width: number, height: number): boolean {
  const tiles = measureTiles(luma, width, height);
  const second = (values: number[]) => values.sort((a, b) => b - a)[1] ?? 0;
  const edges = second(tiles.map(({ edge }) => variance(edge)));
  const softness = second(tiles.map(({ edge, light }) => variance(edge) / (variance(light) + NOISE)));
  return edges < WEAK_EDGES && softness < SOFT_EDGES;
}

/** Number, sum and sum of squares of some values. */
interface Sums {
  count: number;
  sum: number;
  squares: number;
}
const none = (): Sums => ({ count: 0, sum: 0, squares: 0 });
const variance = ({ count, sum, squares }: Sums) => (count ? squares / count - (sum / count) ** 2 : 0);

function add(sums: Sums, value: number): void {
  sums.count += 1;
  sums.sum += value;
  sums.squares += value * value;
}

/** The Laplacian (4 neighbours) and the luma of each tile. */
function measureTiles(luma: Float32Array, width: number, height: number) {
  const tiles = Array.from({ length: TILES * TILES }, () => ({ edge: none(), light: none() }));
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = luma[at - 1]! + luma[at + 1]! + luma[at - width]! + luma[at + width]!;
      const tile = tiles[Math.floor((y * TILES) / height) * TILES + Math.floor((x * TILES) / width)]!;
      add(tile.edge, 4 * luma[at]! - around);
      add(tile.light, luma[at]!);
    }
  }
  return tiles;
}
