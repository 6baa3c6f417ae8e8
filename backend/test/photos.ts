import { drawPlant } from '@leaflore/drawings';
import sharp from 'sharp';

/** A picture of a plant from our own drawings, so that the tests need nobody's photos. */
export const aPicture = (seed = 'aloe', side = 640): Promise<Buffer> =>
  sharp(
    Buffer.from(
      drawPlant(
        {
          habit: 'rosette',
          leaf: 'fleshy',
          pattern: 'plain',
          leafColour: 'green',
          flower: 'none',
          flowerColour: null,
          pot: 'terracotta',
        },
        seed,
      ),
    ),
  )
    .resize(side, side)
    .flatten({ background: '#f4efe4' })
    .jpeg({ quality: 85 })
    .toBuffer();

export const toDataUrl = (bytes: Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** The picture as a data URL, as requests carry it. */
export const aPhoto = async (seed?: string): Promise<string> => toDataUrl(await aPicture(seed));
