import { decodeHeic } from './decode-heic';
import { shrink } from './shrink';

jest.mock('./decode-heic', () => ({ decodeHeic: jest.fn(async () => null) }));

class Picture {
  width = 3000;
  height = 4000;
  close() {}
}

/** A file whose first box has these brands; jsdom's cannot be read as bytes. */
const file = (brands: string) =>
  ({
    arrayBuffer: async () => new TextEncoder().encode(`\0\0\0\x18ftyp${brands}`).buffer,
  }) as unknown as Blob;
const browserOpens = (picture: Picture | null) => {
  const open = async () => (picture ? picture : Promise.reject(new DOMException('', 'InvalidStateError')));
  Object.assign(globalThis, { createImageBitmap: open, ImageBitmap: Picture });
};

describe('opening a photo', () => {
  beforeEach(() => {
    jest.mocked(decodeHeic).mockClear();
    const pen = { fillRect() {}, drawImage() {} };
    HTMLCanvasElement.prototype.getContext = (() => pen) as never;
    HTMLCanvasElement.prototype.toBlob = function (done, type) {
      done(new Blob([`${this.width} x ${this.height}`], { type }));
    };
  });

  it('uses the browser if it can, also for HEIC, without fetching a decoder', async () => {
    browserOpens(new Picture());
    const small = (await shrink(file('heic'))) as Blob;
    expect(small.type).toBe('image/jpeg');
    expect(small.size).toBe('1200 x 1600'.length);
    expect(decodeHeic).not.toHaveBeenCalled();
  });

  it.each(['heic', 'mif1\0\0\0\0heic', 'heix'])(
    'by our decoder where the browser cannot and it is %s',
    async (brands) => {
      browserOpens(null);
      jest.mocked(decodeHeic).mockResolvedValueOnce(new Picture() as unknown as ImageBitmap);
      expect(((await shrink(file(brands))) as Blob).type).toBe('image/jpeg');
      expect(decodeHeic).toHaveBeenCalledWith(
        expect.objectContaining({ maxSide: 1600, maxPixels: 50_000_000 }),
      );
    },
  );

  it.each(['avif', 'mp42', 'qt  '])('fails if the browser cannot and it is %s', async (brands) => {
    browserOpens(null);
    expect(await shrink(file(brands))).toBeNull();
    expect(decodeHeic).not.toHaveBeenCalled();
  });

  it('stops when it has too many pixels, or is broken', async () => {
    browserOpens(null);
    jest.mocked(decodeHeic).mockResolvedValueOnce('too-many-pixels');
    expect(await shrink(file('heic'))).toBe('too-many-pixels');
    expect(await shrink(file('heic'))).toBeNull();
  });
});
