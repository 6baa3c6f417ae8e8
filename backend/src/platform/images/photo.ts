import type { Metadata, ResizeOptions, Sharp } from 'sharp';
import { decodeHeic } from './heic.js';
import { brokenPhoto, notAPhoto, photoTooHeavy, tooManyPixels } from './image-errors.js';
import { loadSharp } from './load-sharp.js';
import { sniff } from './sniff.js';

const MAX_PIXELS = 50_000_000;
/** Of a picture that is decoded as a whole: 50 megapixels of four channels with a byte each. */
const MAX_DECODED_BYTES = 200_000_000;
/** A PNG whose rows are interlaced is decoded seven times over, and held as a whole. */
const MAX_INTERLACED_PIXELS = 12_000_000;
const DEPTH_BYTES: Partial<Record<string, number>> = { uchar: 1, ushort: 2 };
const MAX_DEPTH_BYTES = 4;
/** The longest side of the copy that we keep, in pixels. */
export const KEPT_SIDE = 1600;
/** The longest side of its thumbnail, in pixels. */
const SMALL_SIDE = 400;

/**
 * Makes the copy of a photo that is kept: WebP, upright, at most 1600 px, without EXIF and so without GPS.
 * `position` is used in error messages only. Throws `not-a-photo`, `broken-photo`, and before anything is decoded
 * `too-many-pixels` and `photo-too-heavy`.
 */
export async function toKeptCopy(bytes: Buffer, position?: number): Promise<Buffer> {
  return whole(await decode(bytes, position));
}

/** The same copy and its thumbnail, made side by side of a photo that is decoded once. */
export async function toCopies(bytes: Buffer): Promise<{ kept: Buffer; small: Buffer }> {
  const pixels = await decode(bytes);
  const [kept, small] = await Promise.all([whole(pixels), thumbnail(pixels)]);
  return { kept, small };
}

/** The thumbnail of a kept copy: WebP, at most 400 px. */
export async function toSmallCopy(kept: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return thumbnail(sharp(kept));
}

const fitInto = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
});

const whole = (pixels: Sharp): Promise<Buffer> => pixels.clone().webp({ quality: 80, effort: 2 }).toBuffer();

const thumbnail = (pixels: Sharp): Promise<Buffer> =>
  pixels.clone().resize(fitInto(SMALL_SIDE)).webp({ quality: 75, effort: 2 }).toBuffer();

/** The pixels of a photo, upright and at most KEPT_SIDE. */
async function decode(bytes: Buffer, position?: number): Promise<Sharp> {
  const type = sniff(bytes);
  if (!type) throw notAPhoto(position);
  const source = await open(bytes, type === 'heic', position);
  const { data, info } = await source
    .rotate()
    .resize(fitInto(KEPT_SIDE))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw brokenPhoto(position);
    });
  const { width, height, channels } = info;
  return (await loadSharp())(data, { raw: { width, height, channels } });
}

async function open(bytes: Buffer, isHeic: boolean, position?: number): Promise<Sharp> {
  const sharp = await loadSharp();
  if (!isHeic) {
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw brokenPhoto(position);
      });
    if (header.width * header.height > MAX_PIXELS) throw tooManyPixels(position);
    if (isTooHeavy(header)) throw photoTooHeavy(position);
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true });
  }
  const pixels = await decodeHeic(bytes, MAX_PIXELS).catch(() => {
    throw brokenPhoto(position);
  });
  if (pixels === 'too-many-pixels') throw tooManyPixels(position);
  const { data, width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Whether decoding takes more memory than a photo may, by its header: pixels × channels × bytes of each. */
function isTooHeavy({ width, height, channels, depth, format, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  if (format === 'png' && isProgressive && pixels > MAX_INTERLACED_PIXELS) return true;
  // A progressive JPEG is held as its coefficients, which have two bytes each (libjpeg, `JCOEF`).
  const bytes = format === 'jpeg' && isProgressive ? 2 : (DEPTH_BYTES[depth] ?? MAX_DEPTH_BYTES);
  return pixels * channels * bytes > MAX_DECODED_BYTES;
}
