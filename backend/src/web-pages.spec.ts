import { SHELL, VISITORS_SHELL } from './platform/http/web-app.js';
import { choosePage } from './web-pages.js';

const names =
  'index landing about not-found home.member home.newcomer home.premium home.premium-newcomer garden.member garden.premium garden.id.member plants plants/aloe-vera plants/light/shade';
const pages = new Set(names.split(' ').map((name) => `/${name}.html`));
const unknown = /nonsense|\.git|none/;
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
