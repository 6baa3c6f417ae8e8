import { judgePhoto, JUDGED_SIDE, sharedIssues } from '@leaflore/vision/photo-quality';
import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import { loadSharp } from './load-sharp.js';

/** What makes all of these photos hard to recognise; a photo that cannot be opened has no issue. `photos` are our own copies. */
export async function issuesOf(photos: Buffer[]): Promise<PhotoIssue[]> {
  return sharedIssues(await Promise.all(photos.map((photo) => judge(photo).catch(() => []))));
}

async function judge(photo: Buffer): Promise<PhotoIssue[]> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(photo)
    .resize(JUDGED_SIDE, JUDGED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return judgePhoto({ data, width: info.width, height: info.height });
}
