import { smallPhoto } from './small-photo';

it('is the thumbnail of a photo; a drawing needs none', () => {
  expect(smallPhoto('/api/photos/1/first.webp')).toBe('/api/photos/1/first.small.webp');
  expect(smallPhoto('/drawings/fern.svg')).toBe('/drawings/fern.svg');
});
