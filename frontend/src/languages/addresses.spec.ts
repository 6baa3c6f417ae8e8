import { notFound, routes } from '../app/routes';
import { addressIn, isForEverybody } from './addresses';
import { pathOf } from './language';

describe('the address of a page', () => {
  it.each([
    ['/', '/es', '/de'],
    ['/about', '/es/about', '/de/about'],
    ['/Plants/Light/Shade/', '/es/Plants/Light/Shade/', '/de/Plants/Light/Shade/'],
    ['/blog', '/es/blog', '/de/blog'],
  ])('names the language, unless that is English: %s', (path, spanish, german) => {
    expect(addressIn('en', path)).toBe(path);
    expect(addressIn('es', path)).toBe(spanish);
    expect(addressIn('de', path)).toBe(german);
    expect([path, spanish, german].map(pathOf)).toEqual([path, path, path]);
  });

  it.each(['/garden', '/profile', '/sitter/token', '/plantsman', '/about/us', 'https://leaflore.test/about'])(
    'names none where it is for members, or not ours: %s',
    (path) => expect(addressIn('es', path)).toBe(path),
  );

  it.each([
    ['/ES/About', '/About'],
    ['/es/', '/'],
    ['/essay', '/essay'],
    ['/xx/about', '/xx/about'],
    ['/garden/es', '/garden/es'],
  ])('%s is that of %s', (address, path) => expect(pathOf(address)).toBe(path));

  it('can name one wherever a page is for everybody and holds no secret, and nowhere else but at Home', () => {
    const isOpen = ({ path, access }: (typeof routes)[number]) => access === 'public' && !path.includes(':');
    for (const route of [...routes, notFound]) {
      const path = route.path.replace(/\/\*$/, '');
      expect([path, isForEverybody(path)]).toEqual([
        path,
        path === '/' || (isOpen(route) && route !== notFound),
      ]);
    }
  });
});

describe('the language of a page', () => {
  const spoken = async (address: string, cookie: string) => {
    history.replaceState(null, '', address);
    document.cookie = `${cookie}; path=/`;
    jest.resetModules();
    return (await import('./language')).language();
  };
  afterEach(() => {
    history.replaceState(null, '', '/');
    document.cookie = 'language=; path=/; max-age=0';
  });

  it.each([
    ['/es/about', 'language=de', 'es'],
    ['/ES', 'language=en', 'es'],
    ['/about', 'language=de', 'de'],
    ['/garden', 'language=es', 'es'],
    ['/about', 'language=toString', 'en'],
    ['/about', 'look=dark.', 'en'],
    ['/xx/about', 'look=dark.', 'en'],
  ])('is, at %s with %s, %s', async (address, cookie, code) =>
    expect(await spoken(address, cookie)).toBe(code),
  );
});
