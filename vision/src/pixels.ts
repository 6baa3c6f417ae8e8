/** Side in pixels of the square picture the backbone looks at. */
export const INPUT_SIZE = 224;

/** One decoded photo, upright (EXIF orientation applied), row by row, 3 (RGB) or 4 (RGBA) bytes per pixel. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

interface Tap {
  from: number;
  weights: number[];
}

/** Pixels on each side that the filter reaches when nothing is shrunk. */
const LOBES = 3;

/** Lanczos with three lobes: what sharp shrinks by too, which training and the server give photos to. */
function lanczos(x: number): number {
  if (x === 0) return 1;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/**
 * The filter's weights for each pixel of the result; widened when shrinking, so that detail is averaged, not skipped. Of the right size each
 * pixel is itself, as on a server, where sharp has shrunk the photo.
 */
function taps(offset: number, length: number): Tap[] {
  const step = length / INPUT_SIZE;
  if (step === 1) return Array.from({ length }, (_, index) => ({ from: offset + index, weights: [1] }));
  const wide = Math.max(1, step);
  return Array.from({ length: INPUT_SIZE }, (_, index) => {
    const centre = offset + (index + 0.5) * step - 0.5;
    const from = Math.max(offset, Math.floor(centre - LOBES * wide) + 1);
    const to = Math.min(offset + length - 1, Math.ceil(centre + LOBES * wide) - 1);
    const weights: number[] = [];
    for (let at = from; at <= to; at += 1) weights.push(lanczos((at - centre) / wide));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { from, weights: weights.map((weight) => weight / sum) };
  });
}

/**
 * The centre square of a photo as INPUT_SIZE × INPUT_SIZE × 3 numbers from 0 to 1; photos of any other size are
 * resampled. Throws RangeError when the bytes do not fit the stated size.
 */
export function toInput({ data, width, height }: Pixels): Float32Array {
  const channels = data.length / (width * height);
  if (channels !== 3 && channels !== 4) {
    throw new RangeError(`${data.length} bytes are not a ${width} × ${height} RGB or RGBA picture`);
  }
  const input = new Float32Array(INPUT_SIZE * INPUT_SIZE * 3);
  const side = Math.min(width, height);
  const columns = taps((width - side) >> 1, side);
  const rows = taps((height - side) >> 1, side);
  // Across first, keeping only the rows of the square; then down.
  const top = (height - side) >> 1;
  const narrowed = new Float32Array(side * INPUT_SIZE * 3);
  for (let y = 0; y < side; y += 1) {
    columns.forEach(({ from, weights }, x) => {
      let at = ((y + top) * width + from) * channels;
      const to = (y * INPUT_SIZE + x) * 3;
      for (const weight of weights) {
        for (let c = 0; c < 3; c += 1) narrowed[to + c]! += weight * data[at + c]!;
        at += channels;
      }
    });
  }
  const line = INPUT_SIZE * 3;
  rows.forEach(({ from, weights }, y) => {
    weights.forEach((weight, step) => {
      const start = (from - top + step) * line;
      for (let i = 0; i < line; i += 1) input[y * line + i]! += (weight / 255) * narrowed[start + i]!;
    });
  });
  // A sharp filter overshoots at edges.
  return input.map((value) => Math.min(1, Math.max(0, value)));
}
