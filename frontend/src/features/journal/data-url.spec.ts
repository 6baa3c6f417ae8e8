import { toBlob, toDataUrl } from './data-url';

it('a photo stored as text is restored byte by byte', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  const photo = toBlob(await toDataUrl(new Blob([bytes], { type: 'image/jpeg' })));
  expect(photo.type).toBe('image/jpeg');
  expect(await toDataUrl(photo)).toBe(await toDataUrl(new Blob([bytes], { type: 'image/jpeg' })));
  expect(photo.size).toBe(256);
});
