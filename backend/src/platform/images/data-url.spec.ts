import { MAX_PHOTO_BYTES, readDataUrl } from './data-url.js';

const toBase64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');
const read = (text: string, position?: number) => readDataUrl(Buffer.from(text), position);

describe('a data URL', () => {
  it.each([
    'data:image/jpeg;base64,',
    'data:image\\/jpeg;base64,',
    'data:;base64,',
    'data:image/svg+xml;base64,',
    'data:image/png;name=leaf.png;charset=utf-8;base64,',
  ])('gives the bytes after %s', async (head) =>
    expect((await read(`${head}aGVsbG8=`)).toString()).toBe('hello'),
  );

  it.each(['aGVsbG8', 'aGVs\\nbG8=', 'aGVs bG8=', 'aGV\\u0073bG8='])('may be written as %s', async (text) =>
    expect((await read(`data:image/jpeg;base64,${text}`)).toString()).toBe('hello'),
  );

  it('is read piece by piece, however it is escaped', async () => {
    const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, index) => (index * 7919) % 251));
    const text = bytes.toString('base64');
    const forms = [
      text,
      text.replaceAll('/', '\\/'),
      text.replaceAll('+', '\\u002B'),
      text.replace(/.{76}/g, '$&\\r\\n'),
    ];
    for (const form of forms) expect((await read(`data:;base64,${form}`)).equals(bytes)).toBe(true);
  });

  it.each([
    '',
    'aGVsbG8=',
    'https://example.org/leaf.jpg',
    'file:///etc/passwd',
    'data:image/jpeg,hello',
    'data:image/jpeg;base64',
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,!!!!',
    'data:image/jpeg;base64,\\x',
    `data:image/${'x'.repeat(500)};base64,aGVsbG8=`,
  ])('is not %j', (text) =>
    expect(read(text)).rejects.toThrow(expect.objectContaining({ code: 'not-a-photo' })),
  );

  it('may carry 10 MB to the byte', async () => {
    expect(await read(`data:;base64,${toBase64(MAX_PHOTO_BYTES)}`)).toHaveLength(10 * 1024 * 1024);
    const tooLarge = expect.objectContaining({ code: 'photo-too-large', kind: 'too-large' });
    for (const size of [MAX_PHOTO_BYTES + 1, 3 * MAX_PHOTO_BYTES])
      for (const escape of ['', '\\n'])
        await expect(read(`data:;base64,${escape}${toBase64(size)}`)).rejects.toThrow(tooLarge);
  });

  it('is called by its place among several', async () => {
    await expect(read('leaf', 3)).rejects.toThrow(/^Photo 3 is not a picture/);
    await expect(read('leaf')).rejects.toThrow(/^This photo is not a picture/);
  });

  it('is judged by its first 200 characters alone, so no head can make the search long', async () => {
    const head = (types: number) => `data:${';a'.repeat(types)};base64,aGVsbG8=`;
    expect((await read(head(90))).toString()).toBe('hello');
    await expect(read(head(100))).rejects.toThrow(expect.objectContaining({ code: 'not-a-photo' }));
  });
});
