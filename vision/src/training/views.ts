import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { INPUT_SIZE, type Pixels } from '../pixels.js';
import { seededRandom } from './random.js';

/** How a photo is looked at: as it is, mirrored, or as degraded copy number n. */
export type View = 'plain' | 'mirrored' | `degraded-${number}`;

/** How training looks at each photo, beside as it is. */
export const COPIES: View[] = ['mirrored', 'degraded-0'];

async function pixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A photo as the classifier is given it: upright, centre-cropped and scaled to INPUT_SIZE. */
function plain(file: string, mirrored: boolean): Promise<Pixels> {
  const upright = sharp(file).autoOrient().resize(INPUT_SIZE, INPUT_SIZE, { fit: 'cover' });
  return pixels(mirrored ? upright.flop() : upright);
}

/**
 * A copy as bad as people's photos are: a random crop of 65 to 100 % of the short side, mirrored or not, shrunk to 90
 * to 224 pixels, sometimes blurred, lighter or darker by up to a fifth, saved as a JPEG of quality 35 to 90.
 * Without such copies the head learns the sharpness and framing of its sources instead of the plants.
 */
async function degraded(file: string, copy: string): Promise<Pixels> {
  const random = seededRandom(basename(file) + copy);
  const between = (low: number, high: number) => low + (high - low) * random();
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const crop = Math.round(Math.min(width, height) * between(0.65, 1));
  const left = Math.floor(between(0, width - crop + 1));
  const top = Math.floor(between(0, height - crop + 1));
  const side = Math.round(between(90, INPUT_SIZE));
  let picture = sharp(file).autoOrient().extract({ left, top, width: crop, height: crop }).resize(side, side);
  if (random() < 0.5) picture = picture.flop();
  if (random() < 0.5) picture = picture.blur(between(0.4, 1.2));
  picture = picture
    .modulate({ brightness: between(0.8, 1.2) })
    .removeAlpha()
    .toColourspace('srgb');
  const saved = await picture.jpeg({ quality: Math.round(between(35, 90)) }).toBuffer();
  return pixels(sharp(saved).resize(INPUT_SIZE, INPUT_SIZE));
}

/** A photo file decoded for the backbone. Throws when it is no picture. */
export function readView(file: string, view: View): Promise<Pixels> {
  if (view === 'plain' || view === 'mirrored') return plain(file, view === 'mirrored');
  return degraded(file, view.slice('degraded-'.length));
}
