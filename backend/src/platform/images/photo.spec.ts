import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { aPicture, aPng } from '../../../test/photos.js';
import { KEPT_SIDE, toCopies, toKeptCopy, toSmallCopy } from './photo.js';

const heic = readFileSync(path.resolve(__dirname, '../../../test/fixtures/leaf.heic'));
const code = (code: string) => expect.objectContaining({ code });

/** A PNG of one grey, with one bit for each pixel. */
const bomb = (width: number, height: number) => aPng({ width, height, depth: 1, channels: 1 });

describe('the copy of a photo that we keep', () => {
  let picture: Buffer;
  beforeAll(async () => void (picture = await aPicture('aloe', 400)));

  it('has no EXIF, and so no place where it was taken', async () => {
    const exif = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    const taken = await sharp(picture)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">51.5 N</x:xmpmeta>')
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const kept = await toKeptCopy(taken);
    const { exif: noExif, xmp, iptc, icc } = await sharp(kept).metadata();
    expect([noExif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('GPS') || kept.includes('Phone') || kept.includes('51.5')).toBe(false);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'is upright when the camera was held like orientation %i',
    async (orientation) => {
      const size = { width: 80, height: 40 };
      const red = {
        input: { create: { width: 20, height: 20, channels: 3 as const, background: 'red' } },
        left: 0,
        top: 0,
      };
      const upright = await sharp({ create: { ...size, channels: 3, background: 'white' } })
        .composite([red])
        .png()
        .toBuffer();
      // How a sensor stores a picture for each orientation (EXIF 2.32, Orientation), undone step by step.
      const undo = {
        2: [true, 0],
        3: [false, 180],
        4: [true, 180],
        5: [true, 270],
        6: [false, 270],
        7: [true, 90],
        8: [false, 90],
      }[orientation]!;
      const flopped = undo[0] ? await sharp(upright).flop().toBuffer() : upright;
      const stored = await sharp(flopped)
        .rotate(undo[1] as number)
        .jpeg({ quality: 100 })
        .withMetadata({ orientation })
        .toBuffer();
      const { data, info } = await sharp(await toKeptCopy(stored))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject(size);
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
      ];
      expect(pixel(8, 8)[1]).toBeLessThan(80); // red
      for (const [x, y] of [
        [72, 8],
        [8, 32],
        [72, 32],
      ] as const)
        expect(pixel(x, y)[1]).toBeGreaterThan(200); // white
    },
  );

  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [5000, 100, 1600, 32],
    [300, 200, 300, 200],
  ])('of %i × %i pixels has %i × %i', async (width, height, keptWidth, keptHeight) => {
    const large = await sharp({ create: { width, height, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer();
    const kept = await sharp(await toKeptCopy(large)).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: keptWidth, height: keptHeight });
    expect(Math.max(kept.width, kept.height)).toBeLessThanOrEqual(KEPT_SIDE);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is made of %s', async (type) => {
    const kept = await sharp(await toKeptCopy(await sharp(picture).toFormat(type).toBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 400, height: 400 });
  });

  it('is made of a HEIC photo as phones take them, and looks like it', async () => {
    const kept = await toKeptCopy(heic);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
    const { channels } = await sharp(kept).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);
    expect(channels[0]!.mean).toBeGreaterThan(150); // the light background of the drawing
  });

  it('is one frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { pages = 1, width, height } = await sharp(await toKeptCopy(animation)).metadata();
    expect({ pages, width, height }).toEqual({ pages: 1, width: 30, height: 20 });
  });

  it('is not made of 25,000 × 25,000 pixels, which are refused before they are decoded', async () => {
    const file = bomb(25_000, 25_000);
    expect(file.length).toBeLessThan(100_000);
    await expect(toKeptCopy(file, 2)).rejects.toThrow(/^Photo 2 has more than 50 megapixels/);
    // The file is cut off inside its pixels, so decoding it would fail as broken.
    const headOnly = file.subarray(0, file.indexOf('IDAT') + 100);
    await expect(toKeptCopy(headOnly)).rejects.toThrow(code('too-many-pixels'));
    await expect(toKeptCopy(bomb(5_000, 5_000).subarray(0, headOnly.length))).rejects.toThrow(
      code('broken-photo'),
    );
  });

  it('is made of as many as 50 megapixels', async () => {
    expect(await sharp(await toKeptCopy(bomb(10_000, 5_000))).metadata()).toMatchObject({
      width: 1600,
      height: 800,
    });
    await expect(toKeptCopy(bomb(10_000, 5_001))).rejects.toThrow(code('too-many-pixels'));
  });

  it.each([
    ['an interlaced PNG of more than 12 megapixels', 4000, 3001, 8, true],
    ['a PNG of 49 megapixels with 16 bits', 7000, 7000, 16, false],
    ['both at once', 7000, 7000, 16, true],
  ] as const)(
    'is not made of %s, which is refused before it is decoded',
    async (_, width, height, depth, isInterlaced) => {
      const file = aPng({ width, height, depth, channels: 3, isInterlaced });
      expect(file.length).toBeLessThan(600_000);
      await expect(toKeptCopy(file)).rejects.toThrow(code('photo-too-heavy'));
      const headOnly = file.subarray(0, file.indexOf('IDAT') + 100);
      await expect(toKeptCopy(headOnly, 3)).rejects.toThrow(/^Photo 3 takes too much memory/);
    },
  );

  it('is made of an interlaced PNG of 12 megapixels', async () => {
    const file = aPng({ width: 4000, height: 3000, depth: 8, channels: 3, isInterlaced: true });
    expect(await sharp(await toKeptCopy(file)).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is not made of a %s that is cut off', async (type) => {
    const whole = await sharp(picture).toFormat(type).toBuffer();
    for (const share of [0.1, 0.5, 0.9])
      await expect(toKeptCopy(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toThrow(
        code('broken-photo'),
      );
  });

  it('is not made of a HEIC photo that is cut off', async () => {
    for (const length of [40, 2000, heic.length - 500])
      await expect(toKeptCopy(heic.subarray(0, length))).rejects.toThrow(code('broken-photo'));
  });

  it.each([
    ['text', Buffer.from('Dear plant'), 'not-a-photo'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'not-a-photo'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), 'not-a-photo'],
    [
      'text behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('Dear plant')]),
      'broken-photo',
    ],
    [
      'text behind the first bytes of a HEIC',
      Buffer.concat([heic.subarray(0, 28), Buffer.alloc(500, 'x')]),
      'broken-photo',
    ],
  ])('is not made of %s', async (_, bytes, expected) => {
    await expect(toKeptCopy(bytes)).rejects.toThrow(code(expected));
  });
});

describe('both copies of a photo', () => {
  const SHAPES = [
    'as it is',
    'grey',
    'with transparency',
    'grey with transparency',
    'in CMYK',
    'of 16 bits',
    'held upright',
  ] as const;
  const taken = async (shape: (typeof SHAPES)[number]): Promise<Buffer> => {
    const photo = sharp(await aPicture('aloe', 900)).resize(900, 600, { fit: 'fill' });
    switch (shape) {
      case 'as it is':
        return photo.jpeg().toBuffer();
      case 'grey':
        return photo.greyscale().jpeg().toBuffer();
      case 'with transparency':
        return photo.ensureAlpha(0.5).png().toBuffer();
      case 'grey with transparency':
        return photo.greyscale().ensureAlpha(0.5).png().toBuffer();
      case 'in CMYK':
        return photo.toColourspace('cmyk').jpeg().toBuffer();
      case 'of 16 bits':
        return photo.toColourspace('rgb16').png().toBuffer();
      case 'held upright':
        return photo.jpeg().withMetadata({ orientation: 6 }).toBuffer();
    }
  };
  const look = (copy: Buffer) => sharp(copy).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

  it.each(SHAPES)('are made of one that is %s', async (shape) => {
    const photo = await taken(shape);
    const { kept, small } = await toCopies(photo);
    expect(kept).toEqual(await toKeptCopy(photo));
    const { data, info } = await look(small);
    const ofKept = await look(await toSmallCopy(kept));
    expect(info).toMatchObject(
      shape === 'held upright' ? { width: 267, height: 400 } : { width: 400, height: 267 },
    );
    expect(ofKept.info).toMatchObject({ width: info.width, height: info.height });
    const differences = data.map((value, at) => Math.abs(value - ofKept.data[at]!));
    expect(differences.reduce((sum, each) => sum + each, 0) / data.length).toBeLessThan(3);
  });

  it('are not made of one that is cut off', async () => {
    const photo = await taken('as it is');
    await expect(toCopies(photo.subarray(0, photo.length / 2))).rejects.toThrow(code('broken-photo'));
  });
});
