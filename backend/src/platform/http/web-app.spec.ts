import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.js';
import { addSecurity } from './security.js';
import { serveWebApp, VISITORS_SHELL } from './web-app.js';
import type { ChoosePage } from './web-app.js';

const page = (name: string) => `<!doctype html><html><head></head><body>${name}</body></html>`;
const member = { cookie: 'reader=member' };
const choosePage: ChoosePage = (built, { url, headers }) => {
  if (url.startsWith('/api')) return undefined;
  if (url === '/old') return { movedTo: '/about' };
  if (url === '/about?search=fern') return { page: '/about.html', isFound: true, isSearch: true };
  if (url === '/plants/fern') return { page: '/plants/fern.html', isFound: true };
  if (url === '/es/plants') return { page: '/es/plants.html', isFound: true, keeps: 'es' };
  if (url === '/es/garden') return { page: `/es${VISITORS_SHELL}`, isFound: true };
  const name = headers.cookie ? `/${headers.cookie.replace('reader=', 'home.')}.html` : '/landing.html';
  return { page: built.has(name) ? name : VISITORS_SHELL, isFound: built.knows(url) };
};

describe('the web app', () => {
  let folder: string;
  let server: FastifyInstance;

  const start = async (settings: Record<string, string> = {}) => {
    const app = fastify();
    addSecurity(app, readConfig(settings));
    await serveWebApp(app, folder, readConfig(settings), choosePage);
    return app;
  };
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-web-'));
    mkdirSync(path.join(folder, 'assets'));
    for (const name of ['index', 'landing', 'about', 'home.member'])
      writeFileSync(path.join(folder, `${name}.html`), page(name));
    writeFileSync(
      path.join(folder, 'blog.html'),
      page('blog').replace('<head>', '<head><link rel="stylesheet" href="/assets/base-1a2b.css">'),
    );
    writeFileSync(path.join(folder, 'start.js'), 'start();');
    mkdirSync(path.join(folder, 'plants'));
    writeFileSync(path.join(folder, 'plants/fern.html'), page('https://site.invalid/plants/fern'));
    mkdirSync(path.join(folder, 'es'));
    for (const name of ['index', 'plants'])
      writeFileSync(path.join(folder, `es/${name}.html`), page(`${name} https://site.invalid/es`));
    writeFileSync(path.join(folder, 'robots.txt'), 'Sitemap: https://site.invalid/sitemap.xml');
    writeFileSync(path.join(folder, 'sitemap.xml'), '<loc>https://site.invalid/about</loc>');
    writeFileSync(path.join(folder, 'addresses.json'), '["/","/about","/garden/:id"]');
    for (const name of ['app-1a2b.js', 'heic.worker-1a2b.js', 'fern-1a2b.svg'])
      writeFileSync(path.join(folder, 'assets', name), 'app();');
    writeFileSync(path.join(folder, 'assets/base-1a2b.css'), 'body{margin:0}');
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/about.html', {}, 'about'],
    ['/', {}, 'landing'],
    ['/', member, 'home.member'],
  ])('answers %s of %j with the page %s', async (url, headers, name) =>
    expect((await get(url, headers)).body).toBe(page(name)),
  );

  it.each([
    ['/', 200],
    ['/About/', 200],
    ['/garden/7', 200],
    ['/garden/7/more', 404],
    ['/nonsense', 404],
    ['/.git/HEAD', 404],
    ['/addresses.json', 404],
  ])('answers %s with %i, and what is not found is not to be indexed', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['x-robots-tag']).toBe(status === 404 ? 'noindex' : undefined);
  });

  it('answers a search, which is not to be indexed', async () => {
    const { statusCode, headers, body } = await get('/about?search=fern');
    expect([statusCode, headers['x-robots-tag'], body]).toEqual([200, 'noindex', page('about')]);
  });

  it('leads to the new address of what has moved, for good', async () => {
    const { statusCode, headers } = await get('/old');
    expect([statusCode, headers.location]).toEqual([301, '/about']);
  });

  it('writes its public address where an address has to be whole', async () => {
    const named = await start({ PUBLIC_URL: 'https://leaflore.example' });
    const body = async (url: string) => (await named.inject({ url })).body;
    expect(await body('/plants/fern')).toBe(page('https://leaflore.example/plants/fern'));
    expect(await body('/robots.txt')).toBe('Sitemap: https://leaflore.example/sitemap.xml');
    expect(await body('/sitemap.xml')).toBe('<loc>https://leaflore.example/about</loc>');
    expect((await named.inject({ url: '/sitemap.xml' })).headers['content-type']).toMatch(
      /^application\/xml/,
    );
    await named.close();
  });

  it('tells in the shell of visitors that nobody is signed in', async () => {
    const { body } = await get('/', { cookie: 'reader=stranger' });
    expect(body).toBe(page('index').replace('<html>', '<html data-session="none">'));
  });

  it('has the pages and the shells of other languages', async () => {
    const plants = await get('/es/plants');
    expect(plants.body).toMatch(/<body>plants http:\/\/.+\/es</);
    expect(plants.headers['set-cookie']).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax');
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
    const visitors = /^<!doctype html><html data-session="none">.+<body>index http/;
    expect((await get('/es/garden')).body).toMatch(visitors);
  });

  it('lets no browser or proxy show the page of the one to the other', async () => {
    const { headers, body } = await get('/', member);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
    const visitor = await get('/', { 'if-none-match': String(headers.etag) });
    expect(visitor.statusCode).toBe(200);
    expect(visitor.body).not.toBe(body);
  });

  it('gives a first visit the page in the language that the device prefers, and keeps it there', async () => {
    const { headers, body } = await get('/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect(String(headers['set-cookie'])).toBe('language=de; Path=/; Max-Age=31536000; SameSite=Lax');
    // As to the cookie `language=de`, for which this app has no page.
    expect(body).toContain('data-session="none"');
  });

  it.each([
    ['/', { 'accept-language': 'en,de;q=0.9' }],
    ['/', { 'accept-language': 'fr' }],
    ['/', {}],
    ['/plants/fern', { 'accept-language': 'de', cookie: 'language=en' }],
    ['/robots.txt', { 'accept-language': 'de' }],
    ['/es/about', { 'accept-language': 'de' }],
    ['/api/nothing', { 'accept-language': 'de' }],
  ])('keeps no language of a visit to %s with %j', async (url, headers) =>
    expect((await get(url, headers as Record<string, string>)).headers['set-cookie']).toBeUndefined(),
  );

  it.each([
    '/api/nothing',
    '/assets/',
    '/assets/none.js',
    '/assets/APP-1A2B.js',
    '/assets/..%2Fstart.js',
    '/assets//app-1a2b.js',
    '/drawings/none.svg',
    '/robots.php',
    '/../package.json',
  ])('has nothing at %s', async (url) => expect((await get(url)).statusCode).toBe(404));

  it('answers HEAD for a hashed file', async () => {
    const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url: '/assets/app-1a2b.js' });
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      expect.stringMatching(/javascript/),
      '',
    ]);
  });

  it('keeps hashed files for ever, and asks again for the others', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toMatch(/immutable/);
    const { headers } = await get('/start.js');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await get('/start.js', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('sends little with a file that is a part of a page, and everything with what stands by itself', async () => {
    const { headers } = await get('/assets/app-1a2b.js');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const LITTLE = 400;
    const sent = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    expect(sent.join('').length).toBeLessThan(LITTLE);
    for (const whole of ['/', '/assets/heic.worker-1a2b.js', '/assets/fern-1a2b.svg'])
      expect((await get(whole)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self'") as string,
        'x-frame-options': 'DENY',
      });
  });

  it('has its styles in the page, which the policy allows by their hash and no others', async () => {
    const { body, headers } = await get('/blog.html');
    expect(body).toContain('<style>body{margin:0}</style>');
    const hash = createHash('sha256').update('body{margin:0}').digest('base64');
    const allowed = `; style-src 'self' 'sha256-${hash}'; `;
    expect(headers['content-security-policy']).toContain(allowed);
    const again = await get('/blog.html', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toContain(allowed);
    expect((await get('/')).headers['content-security-policy']).toContain("; style-src 'self'; ");
  });

  it('is sent compressed to clients that accept it', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('names the tag manager only where one is set', async () => {
    expect((await get('/')).body).not.toContain('analytics-id');
    const measured = await start({ ANALYTICS_ID: 'GTM-ABC123' });
    const { body } = await measured.inject({ url: '/' });
    expect(body).toContain('<meta name="analytics-id" content="GTM-ABC123">');
    await measured.close();
  });
});
