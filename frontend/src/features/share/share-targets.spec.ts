import { shareAddress } from './share-targets';

const shared = { title: 'Jade & me', description: 'A sturdy little tree', url: 'https://leaflore.test/?a=1' };

describe('the addresses for sharing', () => {
  it('carry words and address safely', () => {
    const { searchParams } = new URL(shareAddress('twitter', shared));
    expect(searchParams.get('text')).toBe('Jade & me');
    expect(searchParams.get('url')).toBe('https://leaflore.test/?a=1');
  });

  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fleaflore.test%2F%3Fa%3D1'],
    [
      'linkedin',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fleaflore.test%2F%3Fa%3D1',
    ],
    ['whatsapp', 'https://wa.me/?text=Jade%20%26%20me%20https%3A%2F%2Fleaflore.test%2F%3Fa%3D1'],
    [
      'email',
      'mailto:?subject=Jade%20%26%20me&body=A%20sturdy%20little%20tree%0A%0Ahttps%3A%2F%2Fleaflore.test%2F%3Fa%3D1',
    ],
  ] as const)('lead to %s', (target, expected) => expect(shareAddress(target, shared)).toBe(expected));
});
