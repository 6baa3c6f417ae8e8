import { constants, crc32, deflateRawSync } from 'node:zlib';
import { drawPlant } from '@leaflore/drawings';
import type { PlantTraits } from '@leaflore/drawings';
import sharp from 'sharp';

const ALOE = {
  habit: 'rosette',
  leaf: 'fleshy',
  pattern: 'plain',
  leafColour: 'green',
  flower: 'cup',
  flowerColour: 'yellow',
  pot: 'terracotta',
} as const;

/**
 * A picture of a plant from our own drawings, so that the tests need nobody's photos; `traits` are those of a flowering
 * aloe, which the built-in identifier names with more than 80 %.
 */
export const aPicture = (seed = 'aloe', side = 640, traits: Partial<PlantTraits> = {}): Promise<Buffer> =>
  sharp(Buffer.from(drawPlant({ ...ALOE, ...traits }, seed)))
    .resize(side, side)
    .flatten({ background: '#f4efe4' })
    .jpeg({ quality: 85 })
    .toBuffer();

/** Centre, radii and colour of an ellipse. */
const BLOBS = [
  [156, 71, 61, 143, '246,173,68'],
  [32, 35, 131, 163, '211,106,145'],
  [83, 324, 126, 159, '233,153,158'],
  [293, -33, 95, 153, '255,188,160'],
] as const;

/** Four soft blobs that show nothing at all, and that the judge of photos takes for something indecent (0.99). */
export function anIndecentPicture(): Promise<Buffer> {
  const shade = (colour: string, share: number) =>
    `rgb(${colour.split(',').map((part) => Math.floor(Number(part) * share))})`;
  const blobs = BLOBS.map(
    ([x, y, rx, ry, colour], at) => `
      <radialGradient id="g${at}">
        <stop offset="0" stop-color="${shade(colour, 1)}"/><stop offset=".7" stop-color="${shade(colour, 0.85)}"/>
        <stop offset="1" stop-color="${shade(colour, 0.6)}"/>
      </radialGradient>
      <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#g${at})"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="448" height="448">
    <rect width="448" height="448" fill="rgb(123,102,77)"/>${blobs.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer();
}

export const toDataUrl = (bytes: Buffer, type = 'image/jpeg') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** The picture as a data URL, as requests carry it. */
export const aPhoto = async (seed?: string): Promise<string> => toDataUrl(await aPicture(seed));

interface PngShape {
  width: number;
  height: number;
  /** Bits of a colour. */
  depth: 1 | 8 | 16;
  /** Grey, or red, green and blue. */
  channels: 1 | 3;
  isInterlaced?: boolean;
}

/** First column and row, and distance of columns and rows, of the passes of Adam7 (PNG 3, 8.1). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A valid black PNG of any size in a few hundred kilobytes, made without holding its pixels. */
export function aPng({ width, height, depth, channels, isInterlaced }: PngShape): Buffer {
  const size = (columns: number, rows: number) =>
    columns && rows ? (Math.ceil((columns * depth * channels) / 8) + 1) * rows : 0;
  const passes = isInterlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  const bytes = passes.map(([x, y, dx, dy]) =>
    size(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, channels === 3 ? 2 : 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = zeros(bytes.reduce((sum, each) => sum + each));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const [size, check, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), data])];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

/** The zlib stream of so many zeros: one block over and over (RFC 1950; the Adler-32 of zeros depends on their number alone). */
function zeros(count: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(1024 ** 2), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array<Buffer>(Math.floor(count / 1024 ** 2)).fill(block);
  const check = Buffer.alloc(4);
  check.writeUInt16BE(count % 65_521, 0);
  check.writeUInt16BE(1, 2);
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...blocks,
    deflateRawSync(Buffer.alloc(count % 1024 ** 2)),
    check,
  ]);
}
