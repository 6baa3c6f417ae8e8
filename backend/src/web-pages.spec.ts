import { SHELL, VISITORS_SHELL } from './platform/http/web-app.js';
import { choosePage } from './web-pages.js';

const names =
  'es/index es/landing es/about es/not-found es/home.member es/garden.premium es/plants/aloe-vera de/about de/landing index landing about not-found home.member home.newcomer home.premium home.premium-newcomer garden.member garden.premium garden.id.member plants plants/aloe-vera plants/light/shade';
const pages = new Set(names.split(' ').map((name) => `/${name}.html`));
const unknown = /nonsense|\.git|none|\/\/|^\/(landing|index)$/;
const built = { has: (page: string) => pages.has(page), knows: (address: string) => !unknown.test(address) };
const chosen = (url: string, cookie?: string) => choosePage(built, { url, headers: { cookie } });
const choose = (url: string, cookie?: string) => {
  const answer = chosen(url, cookie);
  return answer && 'page' in answer ? answer.page : undefined;
};
const member = 'look=dark.; sid=abc.def';

describe('the page that is shown first', () => {
  it.each([
    ['/', 'landing'],
    ['/garden', 'landing'],
    ['/About', 'about'],
    ['/about/', 'about'],
    ['/?login', 'landing'],
    ['/plants', 'plants'],
    ['/plants/aloe-vera', 'plants/aloe-vera'],
    ['/Plants/Aloe-Vera/', 'plants/aloe-vera'],
    ['/plants/light/shade', 'plants/light/shade'],
  ])('is, for a visitor who asks for %s, %s', (url, name) => expect(choose(url)).toBe(`/${name}.html`));

  it.each(['/garden/calendar', '/?reset=token'])('is the shell for a visitor who asks for %s', (url) =>
    expect(choose(url, 'look=dark.')).toBe(VISITORS_SHELL),
  );

  it.each([
    ['/', 'home.member'],
    ['/home', 'home.member'],
    ['/Garden/', 'garden.member'],
    ['/?login', 'home.member'],
    ['/profile', 'index'],
    ['/about', 'index'],
    ['/plants/aloe-vera', 'index'],
    ['/identifications/1', 'index'],
    ['/garden/7f1f0d3e-9a55-4c1b-8f6e-0123456789ab', 'garden.id.member'],
    ['/garden/7F1F0D3E-9A55-4C1B-8F6E-0123456789AB', 'garden.id.member'],
    ['/garden/7f1f0d3e-9a55-4c1b-8f6e-0123456789ab/more', 'index'],
    ['/garden/calendar', 'index'],
    ['/garden/7f1f0d3e', 'index'],
    ['/?reset=token', 'index'],
  ])('is, for a member who asks for %s, %s', (url, name) => {
    expect(choose(url, member)).toBe(`/${name}.html`);
    expect(choose(url, '__Host-sid=x')).toBe(`/${name}.html`);
  });

  it('is the one of newcomers for a member whose garden was empty, where there is one', () => {
    const newcomer = 'garden=none; sid=abc.def';
    expect(choose('/', newcomer)).toBe('/home.newcomer.html');
    expect(choose('/garden', newcomer)).toBe('/garden.member.html');
    expect(choose('/', 'garden=none')).toBe('/landing.html');
    expect(choose('/', 'sid=abc.def; garden=nonesuch')).toBe('/home.member.html');
  });

  it('is the one of the plan for a member who had premium, where there is one', () => {
    const premium = 'plan=premium; sid=abc.def';
    expect(choose('/', premium)).toBe('/home.premium.html');
    expect(choose('/garden', '__Host-sid=x; __Host-plan=premium')).toBe('/garden.premium.html');
    expect(choose('/', `${premium}; garden=none`)).toBe('/home.premium-newcomer.html');
    expect(choose('/garden', `garden=none; ${premium}`)).toBe('/garden.premium.html');
    expect(choose('/garden/7f1f0d3e-9a55-4c1b-8f6e-0123456789ab', premium)).toBe('/garden.id.member.html');
    expect(choose('/', 'plan=premium')).toBe('/landing.html');
    expect(choose('/', 'plan=premiums; sid=abc.def')).toBe('/home.member.html');
  });

  it.each(['/api/nothing', '/assets/none.js', '/drawings/none.svg', '/drawings', '/robots.php'])(
    'is none at %s, which is no address of the app',
    (url) => expect(choose(url, member)).toBeUndefined(),
  );

  it.each(['/plants/none', '/blog/none'])('is the shell at %s, where there is none, and not found', (url) => {
    expect(chosen(url)).toEqual({ page: VISITORS_SHELL, isFound: false });
    expect(chosen(url, member)).toEqual({ page: SHELL, isFound: false });
  });

  it.each(['/plants?search=fern', '/plants?a=b&search='])('is what a search has found at %s', (url) =>
    expect(chosen(url)).toEqual({ page: '/plants.html', isFound: true, isSearch: true }),
  );

  it.each(['/plants', '/plants?research=fern'])('is none of a search at %s', (url) =>
    expect(chosen(url)).toEqual({ page: '/plants.html', isFound: true }),
  );

  it.each([
    ['/es', '', 'es/landing'],
    ['/es/', 'language=de', 'es/landing'],
    ['/es?login', '', 'es/landing'],
    ['/es/about', '', 'es/about'],
    ['/ES/About/', '', 'es/about'],
    ['/Es/Plants/Aloe-Vera', 'language=de', 'es/plants/aloe-vera'],
    ['/about', 'look=dark.; language=de', 'de/about'],
    ['/about', 'language=es;look=dark.', 'es/about'],
    ['/garden', 'language=es', 'es/landing'],
    ['/about', 'language=en', 'about'],
    ['/about', 'language=xx', 'about'],
    ['/about', 'language=destiny', 'about'],
    ['/about', 'my-language=de', 'about'],
    ['/plants/aloe-vera', 'language=de', 'plants/aloe-vera'],
    ['/es', member, 'es/home.member'],
    ['/', `${member}; language=es`, 'es/home.member'],
    ['/garden', `${member}; plan=premium; language=es`, 'es/garden.premium'],
    ['/garden', `${member}; language=es`, 'garden.member'],
    ['/es/about', member, 'es/index'],
    ['/profile', `${member}; language=es`, 'es/index'],
  ])('is in the language of the address, else in the chosen one: %s, %j, %s', (url, cookie, name) =>
    expect(chosen(url, cookie)).toMatchObject({ page: `/${name}.html`, isFound: true }),
  );

  it.each([
    ['/es/about', '', 'es'],
    ['/es/about', member, undefined],
    ['/de', 'look=dark.', 'de'],
    ['/es/about', 'language=de', undefined],
    ['/about', '', undefined],
    ['/about', 'language=de', undefined],
  ])(
    'at %s, with the cookie %j, keeps the language of the address for a visitor who has chosen none: %s',
    (url, cookie, keeps) => expect((chosen(url, cookie) as { keeps?: string }).keeps).toBe(keeps),
  );

  it.each([
    ['/es/garden', '/garden'],
    ['/es/premium', '/premium'],
    ['/ES/Profile/', '/Profile/'],
    ['/en/about', '/about'],
    ['/en', '/'],
    ['/es/library/aloe-vera', '/es/plants/aloe-vera'],
    ['/ES/Library', '/es/plants'],
    ['/de/login', '/de?login'],
    ['/en/login', '/?login'],
  ])('has one address for each language, or one for all: %s leads to %s', (url, movedTo) => {
    expect(chosen(url)).toEqual({ movedTo });
    expect(chosen(url, member)).toEqual({ movedTo });
  });

  it.each([
    '/es/nonsense',
    '/es/landing',
    '/es/index',
    '/es//garden',
    '/es//example.org/about',
    '/xx/nonsense',
  ])('is nowhere at %s', (url) =>
    expect(chosen(url, 'language=es')).toEqual({ page: '/es/not-found.html', isFound: false }),
  );

  it.each(['/nonsense', '/.git/HEAD'])('is not found at %s, by anybody', (url) => {
    expect(choosePage(built, { url, headers: {} })).toEqual({ page: '/not-found.html', isFound: false });
    expect(choosePage(built, { url, headers: { cookie: member } })).toEqual({ page: SHELL, isFound: false });
    expect(choosePage(built, { url: '/about', headers: {} })).toMatchObject({ isFound: true });
  });

  it.each([
    ['/library/aloe-vera', '/plants/aloe-vera'],
    ['/Library/Aloe-Vera/', '/plants/aloe-vera'],
    ['/library', '/plants'],
    ['/Login', '/?login'],
    ['/signup/', '/?login'],
  ])('has moved from %s to %s, for everybody', (url, movedTo) => {
    expect(chosen(url)).toEqual({ movedTo });
    expect(chosen(url, member)).toEqual({ movedTo });
  });

  it('is the shell where nothing was rendered', () => {
    const empty = { has: (page: string) => page === SHELL, knows: () => true };
    expect(choosePage(empty, { url: '/about', headers: {} })).toEqual({ page: SHELL, isFound: true });
  });
});
