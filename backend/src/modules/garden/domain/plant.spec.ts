import { ownPicture } from './plant.js';

const rosa = '11111111-1111-4111-8111-111111111111';
const otto = '22222222-2222-4222-8222-222222222222';
const photo = (owner: string) => `/api/photos/${owner}/33333333-3333-4333-8333-333333333333.webp`;

describe('the picture of a plant', () => {
  it('may be a drawing, a photo of its owner, or missing', () => {
    expect(ownPicture('/drawings/jade-plant.svg', { id: rosa })).toBe('/drawings/jade-plant.svg');
    expect(ownPicture(photo(rosa), { id: rosa })).toBe(photo(rosa));
    expect(ownPicture(null, { id: rosa })).toBeNull();
  });

  it.each([photo(otto), 'https://example.org/a.png', 'javascript:alert(1)', '/drawings/../secret.svg', ''])(
    'may not be %s',
    (url) =>
      expect(() => ownPicture(url, { id: rosa })).toThrow(
        expect.objectContaining({ code: 'strange-picture' }),
      ),
  );
});
