import type { Sharp } from 'sharp';
import { decodeHeic } from './heic.js';
import { brokenPhoto, notAPhoto, tooManyPixels } from './image-errors.js';
import { loadSharp } from './load-sharp.js';
import { sniff } from './sniff.js';

const MAX_PIXELS = 50_000_000;
/** The longest side of the copy that we keep, in pixels. */
export const KEPT_SIDE = 1600;
/** The longest side of its thumbnail, in pixels. */
const SMALL_SIDE = 400;

/**
 * Makes the copy of a photo that is kept: WebP, upright, at most 1600 px, without EXIF and so without GPS.
 * `position` is used in error messages only. Throws `not-a-photo`, `broken-photo` and `too-many-pixels`.
 */
export async function toKeptCopy(bytes: Buffer, position?: number): Promise<Buffer> {
  const type = sniff(bytes);
  if (!type) throw notAPhoto(position);
  const source = await open(bytes, type === 'heic', position);
  try {
    return await source
      .rotate()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
  } catch {
    throw brokenPhoto(position);
  }
}

/** The thumbnail of a kept copy: WebP, at most 400 px. */
export async function toSmallCopy(kept: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(kept)
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
}

async function open(bytes: Buffer, isHeic: boolean, position?: number): Promise<Sharp> {
  const sharp = await loadSharp();
  if (!isHeic) {
    const { width, height } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw brokenPhoto(position);
      });
    if (width * height > MAX_PIXELS) throw tooManyPixels(position);
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true });
  }
  const pixels = await decodeHeic(bytes, MAX_PIXELS).catch(() => {
    throw brokenPhoto(position);
  });
  if (pixels === 'too-many-pixels') throw tooManyPixels(position);
  const { data, width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: 4 } });
}
