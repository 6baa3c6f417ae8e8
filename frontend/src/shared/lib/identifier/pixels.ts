import { INPUT_SIZE, type Pixels } from '@leaflore/vision/pixels';

/** Photos are given to the classifier at twice its size, as it shrinks them as training did; a canvas softens them. */
const PHOTO_SIDE = 2 * INPUT_SIZE;

/** The middle of a photo, as the classifier wants it. Rejects when this browser cannot open it. */
export async function pixelsOf(photo: Blob): Promise<Pixels> {
  const picture = await createImageBitmap(photo);
  try {
    return middleOf(picture, picture.width, picture.height, PHOTO_SIDE);
  } finally {
    picture.close();
  }
}

/** The middle of what the camera sees now. */
export const pixelsOfVideo = (video: HTMLVideoElement): Pixels =>
  middleOf(video, video.videoWidth, video.videoHeight, INPUT_SIZE);

const canvas = () => document.createElement('canvas');

function middleOf(picture: CanvasImageSource, width: number, height: number, side: number): Pixels {
  const square = Math.min(width, height);
  const pen = Object.assign(canvas(), { width: side, height: side }).getContext('2d', {
    willReadFrequently: true,
  })!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - square) / 2, (height - square) / 2, square, square, 0, 0, side, side);
  return { data: pen.getImageData(0, 0, side, side).data, width: side, height: side };
}
