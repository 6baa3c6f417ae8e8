import { singularsOf, withSingulars } from './plurals.js';

describe('the name of one of several plants', () => {
  it.each([
    ['rosen', 'rose'],
    ['orchideen', 'orchidee'],
    ['zwiebeln', 'zwiebel'],
    ['weihnachtssterne', 'weihnachtsstern'],
    ['gummibaume', 'gummibaum'],
    ['einblatter', 'einblatt'],
    ['chilis', 'chili'],
    ['peace lilies', 'peace lily'],
    ['tomatoes', 'tomato'],
    ['rosas', 'rosa'],
    ['tulipanes', 'tulipan'],
  ])('%j may be %j', (several, one) => expect(singularsOf(several)).toContain(one));

  it('is not guessed where little of it would be left, or nothing says that there are several', () => {
    expect(singularsOf('dahlia')).toEqual([]);
    expect(singularsOf('iris')).toEqual([]);
    expect(singularsOf('efeu')).toEqual([]);
  });

  it('is put into a text where the plural has another form', () => {
    expect(withSingulars('kakteen')).toBe('kaktus');
    expect(withSingulars('weihnachtskakteen im winter')).toBe('weihnachtskaktus im winter');
    expect(withSingulars('christmas cacti')).toBe('christmas cactus');
    expect(withSingulars('rosen')).toBe('rosen');
  });
});
