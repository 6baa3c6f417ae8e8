import { notAPhoto, photoTooLarge } from './image-errors.js';

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

const HEAD = /^data:[\w.+-]*\/?[\w.+-]*(;[\w=.+-]+)*;base64,/;

/** The bytes of a base64 data URL. Its media type is not trusted. Throws `not-a-photo` and `photo-too-large`. */
export function readDataUrl(text: string, position?: number): Buffer {
  const head = HEAD.exec(text.slice(0, 200))?.[0];
  if (!head) throw notAPhoto(position);
  if ((text.length - head.length) * 0.75 > MAX_PHOTO_BYTES + 3) throw photoTooLarge(position);
  const bytes = Buffer.from(text.slice(head.length), 'base64');
  if (bytes.length > MAX_PHOTO_BYTES) throw photoTooLarge(position);
  if (bytes.length === 0) throw notAPhoto(position);
  return bytes;
}
