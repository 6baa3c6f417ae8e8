import { drawPlant } from '@leaflore/drawings';
import sharp from 'sharp';

const TRAITS = {
  habit: 'rosette',
  leaf: 'fleshy',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'none',
  flowerColour: null,
  pot: 'terracotta',
};

/** A jade plant is a shrub. The built-in identifier does not know it, so it has no second opinion about it. */
const JADE = { ...TRAITS, habit: 'shrub' };

/** A drawn plant as a JPEG, so that no real photo is needed: a jade plant, or another one. The same seed gives the same picture. */
export const aPicture = (seed = 'jade', side = 1200) =>
  sharp(Buffer.from(drawPlant(seed === 'jade' ? JADE : TRAITS, seed)))
    .resize(side, side)
    .flatten({ background: '#f4efe4' })
    .jpeg({ quality: 88 })
    .toBuffer();

const toFile = (buffer, name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer });

/** The same as a file for a file chooser. */
export const aFile = async (seed = 'jade') => toFile(await aPicture(seed), seed);

/** The same, out of focus. */
export const aBlurredFile = async () =>
  toFile(
    await sharp(await aPicture())
      .blur(18)
      .jpeg()
      .toBuffer(),
    'blurred',
  );

/** The same, in the evening. */
export const aDarkFile = async () =>
  toFile(
    await sharp(await aPicture())
      .linear(0.25)
      .jpeg()
      .toBuffer(),
    'dark',
  );
