import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { aPicture } from '../../../test/photos.js';
import { sniff } from './sniff.js';

const heic = readFileSync(path.resolve(__dirname, '../../../test/fixtures/leaf.heic'));
const box = (major: string, ...compatible: string[]) => {
  const brands = Buffer.from(['ftyp', major, '\0\0\0\0', ...compatible].join(''), 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(brands.length + 4);
  return Buffer.concat([size, brands, Buffer.alloc(64)]);
};

describe('the type of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is seen in the bytes of %s', async (type) => {
    const bytes = await sharp(await aPicture('aloe', 64))
      .toFormat(type)
      .toBuffer();
    expect(sniff(bytes)).toBe(type);
  });

  it('is seen in a HEIC photo of a phone', () => expect(sniff(heic)).toBe('heic'));

  it.each([
    ['heic', box('mif1', 'mif1', 'heic')],
    ['heic', box('heix', 'mif1')],
    ['avif', box('mif1', 'avif', 'miaf')],
    ['avif', box('avis', 'msf1')],
  ])('is %s when a compatible brand says so', (type, bytes) => expect(sniff(bytes)).toBe(type));

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['text', Buffer.from('Dear plant, how are you?')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['TIFF', Buffer.from('II*\0aaaaaaaaaaaa')],
    ['ZIP', Buffer.from('PK\x03\x04aaaaaaaaaaaa')],
    ['WAV', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['MP4 video', box('isom', 'iso2', 'mp41')],
    ['a box of eight bytes', Buffer.from('\0\0\0\x08ftyp', 'latin1')],
    ['a box that claims to be endless', Buffer.from('\xff\xff\xff\xffftyp', 'latin1')],
    [
      'brands after the end of the box',
      Buffer.concat([Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'), Buffer.from('heic')]),
    ],
    ['a picture after something else', Buffer.concat([Buffer.from('\n'), Buffer.from([0xff, 0xd8, 0xff])])],
  ])('is none for %s', (_, bytes) => expect(sniff(bytes)).toBeUndefined());
});
