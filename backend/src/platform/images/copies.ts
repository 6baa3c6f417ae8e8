import { toCopies, toSmallCopy } from './photo.js';
import { isPlainCopy } from './plain-copy.js';

/** The copies of one photo that are kept. */
export interface Copies {
  /** WebP, at most 1600 px. */
  kept: Buffer;
  /** WebP, at most 400 px. */
  small: Buffer;
}

/** A photo to decode. With `keepPlain` one in the form of our own copies stays as it is, byte by byte. */
export interface DecodeRequest {
  bytes: Buffer;
  keepPlain: boolean;
}

/** Decodes a photo and makes its copies; `kept` is undefined when the photo stays as it is. Throws the problem with it. */
export async function makeCopies({ bytes, keepPlain }: DecodeRequest): Promise<Partial<Copies>> {
  const small =
    keepPlain && (await isPlainCopy(bytes)) ? await toSmallCopy(bytes).catch(() => undefined) : undefined;
  return small ? { small } : toCopies(bytes);
}
