import { loadBackbone, type Backbone } from './backbone.js';
import { answer, atMost, createClassifier, type PlantClassifier } from './classify.js';
import { fuse } from './fusion.js';
import { decodeHead } from './head.js';
import { INPUT_SIZE, type Pixels } from './pixels.js';
import { decodeSecond, withSecond, type Second, type SecondLook } from './second.js';

type Parts = Parameters<typeof createClassifier>[0];

/**
 * A classifier that looks at each photo with two networks, as it is and mirrored. When the second one cannot be had, `tell` is
 * called once, and the first network answers alone.
 */
export async function createTwofoldClassifier(
  parts: Parts & { second(): Promise<SecondLook>; tell(failure: Error): void },
): Promise<Pick<PlantClassifier, 'classify'>> {
  const alone = await createClassifier(parts);
  try {
    return together(alone, await prepare(await parts.second(), parts));
  } catch (error) {
    parts.tell(error as Error);
    return alone;
  }
}

interface Other {
  network: Backbone;
  second: Second;
}

/** A second look ready for use, tried once. Rejects when its parts do not fit each other or the first head. */
async function prepare({ backbone, head }: SecondLook, parts: Parts): Promise<Other> {
  const second = decodeSecond(head, decodeHead(parts.head));
  const network = await loadBackbone(backbone, parts.wasmPaths);
  const features = network.embed({
    data: new Uint8Array(INPUT_SIZE ** 2 * 3).fill(128),
    width: INPUT_SIZE,
    height: INPUT_SIZE,
  });
  if (features.length !== second.mean.length)
    throw new RangeError('The second network is not the one that its head was trained on');
  return { network, second };
}

function together(alone: PlantClassifier, { network, second }: Other): Pick<PlantClassifier, 'classify'> {
  const { both } = second;
  const look = (photo: Pixels) => {
    const asItIs = alone.look(photo);
    const turned = mirrored(photo);
    return withSecond([asItIs, alone.look(turned)], [network.embed(photo), network.embed(turned)], second);
  };
  return {
    classify: async (photos) => answer(fuse(atMost(photos).map(look), both.calibration.severalPhotos), both),
  };
}

/** A photo with left and right exchanged. */
export function mirrored({ data, width, height }: Pixels): Pixels {
  const channels = data.length / (width * height);
  const turned = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel - (pixel % width) + (width - 1 - (pixel % width));
    for (let c = 0; c < channels; c += 1) turned[pixel * channels + c] = data[from * channels + c]!;
  }
  return { data: turned, width, height };
}
