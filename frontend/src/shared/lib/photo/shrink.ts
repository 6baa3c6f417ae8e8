import { fitSize } from './fit-size';
import { isHeic } from './photo-format';

const MAX_SIDE_PX = 1600;
const QUALITY = 0.85;
/** The same limit as the server's. */
const MAX_PIXELS = 50_000_000;

/**
 * The picture upright, with no side longer than 1600 px, as JPEG and without metadata such as the location. Undefined
 * when it cannot be opened here.
 */
export async function shrink(file: Blob): Promise<Blob | 'too-many-pixels' | null> {
  const picture = await open(file);
  return picture instanceof ImageBitmap ? draw(picture) : picture;
}

/** Opens it with the browser; HEIC, which only some open, with a decoder that is fetched when it is needed. */
async function open(file: Blob): Promise<ImageBitmap | 'too-many-pixels' | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture) return picture;
  const bytes = await file.arrayBuffer();
  if (!isHeic(new Uint8Array(bytes.slice(0, 64)))) return null;
  const { decodeHeic } = await import('./decode-heic');
  return decodeHeic({ bytes, maxSide: MAX_SIDE_PX, maxPixels: MAX_PIXELS });
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const { width, height } = fitSize(picture, MAX_SIDE_PX);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  // JPEG has no transparency: the background becomes white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
