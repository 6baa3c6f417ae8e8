import { judgePhoto, JUDGED_SIDE, type PhotoIssue } from '@leaflore/vision/photo-quality';
import { fitSize } from '../../../shared/lib/photo/fit-size';

/** What makes a photo hard to recognise. Rejects when this browser cannot open it. */
export async function issuesOf(photo: Blob): Promise<PhotoIssue[]> {
  const picture = await createImageBitmap(photo);
  const { width, height } = fitSize(picture, JUDGED_SIDE);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  return judgePhoto({ data: pen.getImageData(0, 0, width, height).data, width, height });
}
