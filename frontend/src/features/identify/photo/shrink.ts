import { fitSize } from './fit-size';

const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/**
 * The picture upright, with no side longer than 1600 px, as JPEG and without what the camera wrote into it (such as
 * the place). Nothing when this browser cannot open it.
 */
export async function shrink(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const { width, height } = fitSize(picture, LONGEST_SIDE);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG knows no transparency: what lies behind becomes white, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
