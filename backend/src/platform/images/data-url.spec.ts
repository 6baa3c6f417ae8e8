import { MAX_PHOTO_BYTES, readDataUrl } from './data-url.js';

const toBase64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');

describe('a data URL', () => {
  it.each([
    'data:image/jpeg;base64,',
    'data:;base64,',
    'data:image/svg+xml;base64,',
    'data:image/png;name=leaf.png;charset=utf-8;base64,',
  ])('gives the bytes after %s', (head) => expect(readDataUrl(`${head}aGVsbG8=`).toString()).toBe('hello'));

  it('may leave out the padding', () =>
    expect(readDataUrl('data:image/jpeg;base64,aGVsbG8').toString()).toBe('hello'));

  it.each([
    '',
    'aGVsbG8=',
    'https://example.org/leaf.jpg',
    'file:///etc/passwd',
    'data:image/jpeg,hello',
    'data:image/jpeg;base64',
    'data:image/jpeg;base64,',
    'data:image/jpeg;base64,!!!!',
    `data:image/${'x'.repeat(500)};base64,aGVsbG8=`,
  ])('is not %j', (text) =>
    expect(() => readDataUrl(text)).toThrow(expect.objectContaining({ code: 'not-a-photo' })),
  );

  it('may carry 10 MB to the byte', () => {
    expect(readDataUrl(`data:;base64,${toBase64(MAX_PHOTO_BYTES)}`)).toHaveLength(10 * 1024 * 1024);
    const tooLarge = expect.objectContaining({ code: 'photo-too-large', kind: 'too-large' });
    expect(() => readDataUrl(`data:;base64,${toBase64(MAX_PHOTO_BYTES + 1)}`)).toThrow(tooLarge);
    expect(() => readDataUrl(`data:;base64,${toBase64(3 * MAX_PHOTO_BYTES)}`)).toThrow(tooLarge);
  });

  it('is called by its place among several', () => {
    expect(() => readDataUrl('leaf', 3)).toThrow(/^Photo 3 is not a picture/);
    expect(() => readDataUrl('leaf')).toThrow(/^This photo is not a picture/);
  });

  it('is judged by its first 200 characters alone, so no head can make the search long', () => {
    const head = (types: number) => `data:${';a'.repeat(types)};base64,aGVsbG8=`;
    expect(readDataUrl(head(90)).toString()).toBe('hello');
    expect(() => readDataUrl(head(100))).toThrow(expect.objectContaining({ code: 'not-a-photo' }));
  });
});
