import { setImmediate as otherWork } from 'node:timers/promises';
import { notAPhoto, photoTooLarge } from './image-errors.js';

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

const HEAD = /^data:[\w.+-]*\\?\/?[\w.+-]*(;[\w=.+-]+)*;base64,/;
const HEAD_BYTES = 200;
/** So much is decoded before other work gets a turn. */
const PIECE_BYTES = 256 * 1024;
/** An escape of JSON is at most so long: `\u002B`. */
const ESCAPE_BYTES = 6;
const BACKSLASH = '\\'.charCodeAt(0);
const NOT_BASE64 = /[^\w+/-]/g;

/**
 * The bytes of a base64 data URL, which may be escaped as in JSON. They are decoded in place: `text` holds them afterwards,
 * and nothing else. Its media type is not trusted. Throws `not-a-photo` and `photo-too-large`.
 */
export async function readDataUrl(text: Buffer, position?: number): Promise<Buffer> {
  const head = HEAD.exec(text.toString('latin1', 0, HEAD_BYTES))?.[0];
  if (!head) throw notAPhoto(position);
  const isEscaped = text.includes(BACKSLASH);
  if (!isEscaped && (text.length - head.length) * 0.75 > MAX_PHOTO_BYTES + 3) throw photoTooLarge(position);
  const size = await decode(text, head.length, isEscaped).catch(() => {
    throw notAPhoto(position);
  });
  if (size > MAX_PHOTO_BYTES) throw photoTooLarge(position);
  if (size === 0) throw notAPhoto(position);
  return text.subarray(0, size);
}

/** Writes the bytes at the beginning, which reading has always left behind already; returns how many they are. */
async function decode(text: Buffer, start: number, isEscaped: boolean): Promise<number> {
  let size = 0;
  let rest = '';
  for (let at = start; at < text.length;) {
    const end = isEscaped ? endOfPiece(text, at) : Math.min(at + PIECE_BYTES, text.length);
    const piece = text.toString('latin1', at, end);
    const digits = rest + (isEscaped ? (JSON.parse(`"${piece}"`) as string) : piece).replace(NOT_BASE64, '');
    rest = digits.slice(digits.length - (digits.length % 4));
    size += text.write(digits.slice(0, digits.length - rest.length), size, 'base64');
    at = end;
    if (at < text.length) await otherWork();
  }
  return size + text.write(rest, size, 'base64');
}

/** Not in the middle of an escape. */
function endOfPiece(text: Buffer, at: number): number {
  const end = at + PIECE_BYTES;
  if (end >= text.length) return text.length;
  const last = text.lastIndexOf(BACKSLASH, end - 1);
  return last > at && last > end - ESCAPE_BYTES ? last : end;
}
