import { isEaten, lookAlikeOf } from './look-alikes.js';

describe('dangerous look-alikes', () => {
  it.each([
    ['Daucus carota', /hemlock/],
    ['Allium ursinum', /lily of the valley/],
    ['Allium cepa', /daffodil/],
    ['Sambucus nigra', /dwarf elder/],
    ['Symphytum officinale', /foxglove/],
    ['Petroselinum crispum', /hemlock/],
  ])('%s is taken for another plant, and the sign is named', (name, other) => {
    expect(lookAlikeOf(name)).toEqual({
      name: expect.stringMatching(other),
      howToTell: expect.stringMatching(/\.$/),
    });
  });

  it('tells a herb from hemlock by what the herb has, not by the hairs of a carrot', () => {
    for (const name of ['Petroselinum crispum', 'Coriandrum sativum', 'Anethum graveolens']) {
      expect(lookAlikeOf(name)!.howToTell).not.toMatch(/carrot|hairy/);
      expect(lookAlikeOf(name)!.howToTell).toMatch(/purple spots.*smells/);
    }
    expect(lookAlikeOf('Daucus carota')!.howToTell).toMatch(/carrot is hairy/);
  });

  it('goes by whole names: Vitis is a grape, Vitiscella none', () => {
    expect(lookAlikeOf('Vitis')).not.toBeNull();
    expect(lookAlikeOf('Vitiscella rara')).toBeNull();
  });

  it('knows what people eat by its kind too', () => {
    expect(isEaten('Solanum lycopersicum', 'vegetable')).toBe(true);
    expect(isEaten('Monstera deliciosa', 'houseplant')).toBe(false);
    expect(isEaten('Foo bar', undefined)).toBe(false);
  });
});
