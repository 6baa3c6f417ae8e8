import { isHeicOrAvif } from './photo-format';
import { readPhoto } from './read-photo';
import { shrink } from './shrink';

jest.mock('./shrink', () => ({ shrink: jest.fn(async () => null) }));

const heicStart = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic')]);

/** A file as a browser gives one; jsdom's cannot be read as bytes. */
const file = (name: string, bytes: Uint8Array | 'gone') =>
  ({
    name,
    type: '',
    arrayBuffer: async () => {
      if (bytes === 'gone') throw new DOMException('gone', 'NotReadableError');
      return bytes.slice().buffer;
    },
  }) as unknown as File;

describe('a chosen file', () => {
  it('is made smaller where the browser can open it', async () => {
    const small = new Blob(['small']);
    jest.mocked(shrink).mockResolvedValueOnce(small);
    expect(await readPhoto(file('fern.jpg', heicStart))).toEqual({ bytes: small, canBeShown: true });
  });

  it('is sent as it is when only the server can open it', async () => {
    expect(isHeicOrAvif(heicStart)).toBe(true);
    expect(await readPhoto(file('fern.heic', heicStart))).toMatchObject({ canBeShown: false });
  });

  it('is refused when it cannot be made smaller and is over 10 MB', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(heicStart);
    expect(await readPhoto(file('fern.heic', large))).toBe('too-large');
  });

  it('is refused when it has too many pixels to decode', async () => {
    jest.mocked(shrink).mockResolvedValueOnce('too-many-pixels');
    expect(await readPhoto(file('fern.heic', heicStart))).toBe('too-many-pixels');
  });

  it('is unreadable when it is not a picture, or no longer there', async () => {
    expect(isHeicOrAvif(new TextEncoder().encode('%PDF-1.7 and so on'))).toBe(false);
    expect(await readPhoto(file('letter.pdf', new TextEncoder().encode('%PDF-1.7')))).toBe('unreadable');
    expect(await readPhoto(file('cloud.jpg', 'gone'))).toBe('unreadable');
  });
});
