import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../kernel/languages/language.js';
import type { LanguageCode } from '../../kernel/languages/language.js';
import type { Config } from '../config/config.js';
import { PageFiles } from './page-files.js';
import { PageStyles } from './page-styles.js';
import { prepareBody } from './prepared-body.js';
import { preparePage, sendPage } from './prepared-page.js';
import type { PreparedPage } from './prepared-page.js';
import { asIfChosen, keepLanguage, languageOfFirstVisit } from './spoken-language.js';

/** Written by the build; not served. */
const ADDRESSES = 'addresses.json';
const YEAR_MS = 365 * 24 * 3600 * 1000;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
/** Brotli's qualities: a page is compressed once, at its first request, which takes 4 to 40 ms of another thread at its best. */
const BEST = 11;
/** For a page from 100 KB on, the library: 80 ms instead of 220. */
const GOOD = 10;
const LARGE_BYTES = 100_000;
/** For the list of all addresses. */
const QUICK = 5;

/** A web app as it was built: which pages (`/about.html`) were rendered, and which addresses it has. */
export interface BuiltApp {
  has(page: string): boolean;
  knows(address: string): boolean;
}

/**
 * Names the page for a request: whether the address is the page's own, whether it is a secret or what a search has found, and which
 * language the device keeps from now on. Or names the address to which the page has moved; undefined where the app has no answer.
 */
export type ChoosePage = (
  built: BuiltApp,
  request: Pick<FastifyRequest, 'url' | 'headers'>,
) =>
  | { page: string; isFound: boolean; isSecret?: boolean; isSearch?: boolean; keeps?: LanguageCode }
  | { movedTo: string }
  | undefined;

/**
 * Serves the built web app: hashed assets with an unlimited lifetime, and other files with an ETag. At every other address it
 * serves the page that `choosePage` names, as 404 and not to be indexed where that page belongs to another address. A first
 * visit is answered in the language that the device prefers.
 */
export async function serveWebApp(
  fastify: FastifyInstance,
  folder: string,
  config: Config,
  choosePage: ChoosePage,
): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  const styles = new PageStyles(folder);
  const pages = preparePages(folder, config, styles);
  const files = new PageFiles(folder, (file) => read(file, config, styles));
  const built = { has: (page: string) => pages.has(page) || files.has(page), knows: addressesOf(folder) };
  await serveAssets(fastify, path.join(folder, 'assets'));
  fastify.get('/*', (request, reply) => {
    const asked = request.url.split('?', 1)[0]!;
    const file = pages.get(asked);
    if (file) return sendPage(file, 'private, no-cache', request, reply);
    const language = languageOfFirstVisit(request);
    const chosen = choosePage(built, language ? asIfChosen(request, language) : request);
    if (chosen && 'movedTo' in chosen) return reply.redirect(chosen.movedTo, 301);
    const page = chosen && (pages.get(chosen.page) ?? files.get(chosen.page));
    if (!page) return reply.callNotFound();
    if (!chosen.isFound || chosen.isSecret || chosen.isSearch) void reply.header('x-robots-tag', 'noindex');
    if (!chosen.isFound) void reply.status(404);
    if (chosen.isSecret) void reply.header('referrer-policy', 'no-referrer');
    const keeps = language ?? chosen.keeps;
    if (keeps) keepLanguage(reply, keeps);
    const kept = chosen.isSecret ? 'no-store' : 'private, no-cache';
    return sendPage(page, kept, request, reply, 'accept-language', 'cookie');
  });
}

/** Its own route would read the names of the whole folder for each file that is asked for; they never change, so we keep them. */
async function serveAssets(fastify: FastifyInstance, root: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    // Files that never change need neither an ETag nor range requests.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  const names = new Set(existsSync(root) ? readdirSync(root) : []);
  fastify.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
    names.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
  );
}

/** Asks whether the app has an address; in any case, with or without a slash at its end. */
function addressesOf(folder: string): BuiltApp['knows'] {
  const file = path.join(folder, ADDRESSES);
  const routes = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : ['/*'];
  const patterns = routes.map((route) =>
    route.replace(/:\w+/g, '[^/]+').replace('*', '.*').replace(/\/$/, ''),
  );
  const known = new RegExp(`^(${patterns.join('|')})/?$`, 'i');
  return (address) => known.test(address);
}

/** The shell of the app, served where no better page was rendered. Other languages have it below their own folder: `/es`. */
export const SHELL = '/index.html';

/** The shell for visitors, which says that nobody is signed in; no address leads to it. */
export const VISITORS_SHELL = '/shell of visitors';

function preparePages(folder: string, config: Config, styles: PageStyles): Map<string, PreparedPage> {
  const names = readdirSync(folder).filter(isServed);
  const files = names.map((name): [string, Buffer] => [
    `/${name}`,
    read(path.join(folder, name), config, styles),
  ]);
  const places = ['', ...LANGUAGES.map((code) => `/${code}`)];
  const shells = places.flatMap((place) => shellsIn(folder, place, config, styles));
  const pages = [...new Map([...files, ...shells])].map(([name, bytes]): [string, PreparedPage] => {
    const extension = path.extname(name);
    const quality = qualityFor(extension, bytes);
    const type = TYPES[extension];
    return [name, type ? prepareBody(type, bytes, quality) : preparePage(bytes, quality)];
  });
  return new Map(pages);
}

const isServed = (name: string) =>
  name !== ADDRESSES && (name.endsWith('.html') || TYPES[path.extname(name)] !== undefined);

function qualityFor(extension: string, { length }: Buffer): number {
  if (extension === '.xml') return QUICK;
  return length < LARGE_BYTES ? BEST : GOOD;
}

/** The shells of a language, whose place is `/es`; none where the build has none. */
function shellsIn(folder: string, place: string, config: Config, styles: PageStyles): [string, Buffer][] {
  const file = path.join(folder, place, SHELL);
  if (!existsSync(file)) return [];
  const shell = read(file, config, styles);
  const visitors = shell.toString().replace('<html', '<html data-session="none"');
  return [
    [place + SHELL, shell],
    [place + VISITORS_SHELL, Buffer.from(visitors)],
  ];
}

/** The build writes this where an address has to be whole: only the server knows its own (frontend/src/shared/seo/site.ts). */
const SITE_OF_THE_BUILD = 'https://site.invalid';

function read(file: string, { publicUrl, ANALYTICS_ID }: Config, styles: PageStyles): Buffer {
  const bytes = readFileSync(file);
  if (!/^\.(html|txt|xml)$/.test(path.extname(file))) return bytes;
  const text = bytes.toString().replaceAll(SITE_OF_THE_BUILD, publicUrl);
  if (path.extname(file) !== '.html') return Buffer.from(text);
  const page = styles.into(text);
  return Buffer.from(
    ANALYTICS_ID
      ? page.replace('<head>', `<head><meta name="analytics-id" content="${ANALYTICS_ID}">`)
      : page,
  );
}
