import { loadSharp } from './load-sharp.js';
import { KEPT_SIDE } from './photo.js';

/** WebP chunks of a still picture (RFC 9649): no EXIF, no XMP, no colour profile, no animation. */
const PICTURE_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];
const HEADER = 12;
const CHUNK_HEADER = 8;

/**
 * Whether these bytes have the form of our own copies: a still WebP of at most 1600 px with no metadata and nothing
 * after it. It does not decode the picture.
 */
export async function isPlainCopy(bytes: Buffer): Promise<boolean> {
  if (!isPlainWebp(bytes)) return false;
  const sharp = await loadSharp();
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return size !== undefined && Math.max(size.width, size.height) <= KEPT_SIDE;
}

function isPlainWebp(bytes: Buffer): boolean {
  const isWebp = bytes.length > HEADER && bytes.toString('latin1', 0, 4) === 'RIFF';
  if (!isWebp || bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  if (bytes.readUInt32LE(4) + CHUNK_HEADER !== bytes.length) return false;
  let at = HEADER;
  while (at + CHUNK_HEADER <= bytes.length) {
    if (!PICTURE_CHUNKS.includes(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += CHUNK_HEADER + length + (length % 2);
  }
  return at === bytes.length;
}
