import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { prepareBody, sendPreparedBody } from './prepared-body.js';
import type { PreparedBody } from './prepared-body.js';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};
/** Brotli's best quality: these files are compressed once, at start, and are small. */
const BEST = 11;

/**
 * Serves the built web app: hashed assets with an unlimited lifetime, other files with an ETag, and the app's page
 * for every other address outside the API.
 */
export async function serveWebApp(fastify: FastifyInstance, folder: string, config: Config): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  const pages = await preparePages(folder, config);
  await fastify.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    // Files that never change need neither an ETag nor range requests.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  fastify.get('/*', (request, reply) => {
    const asked = request.url.split('?', 1)[0]!;
    const page = pages.get(asked) ?? (isAppAddress(asked) ? pages.get(pageFor(pages, request)) : undefined);
    return page ? sendPreparedBody(page, 'private, no-cache', request, reply) : reply.callNotFound();
  });
}

const isAppAddress = (asked: string) =>
  !/^\/(api|assets|drawings)(\/|$)/i.test(asked) && !path.extname(asked);

const SHELL = '/index.html';
const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/;

/** The empty shell for people without a session, which need not ask who they are; no address leads to it. */
const VISITORS_SHELL = 'shell of visitors';

/** The app keeps it where the garden of a free member was empty when last seen: frontend/src/shared/lib/newcomer.ts. */
const NEWCOMER = /(?:^|;\s*)garden=none(?:;|$)/;

/**
 * The build has rendered the public pages and, for every other address, the landing page: visitors get these. It has also
 * rendered pages of members, as they are for all of them or for those without a plant: whoever has a session gets these.
 * Everybody else, and whoever follows a link from a mail, gets the empty shell.
 */
function pageFor(
  pages: Map<string, PreparedBody>,
  { url, headers: { cookie = '' } }: FastifyRequest,
): string {
  const [asked = '/', query = ''] = url.split('?', 2);
  const name = asked.toLowerCase().replace(/^\/|\/$/g, '');
  const isMember = SESSION.test(cookie);
  if (query.includes('reset=')) return isMember ? SHELL : VISITORS_SHELL;
  if (isMember) return memberPages(name, NEWCOMER.test(cookie)).find((page) => pages.has(page)) ?? SHELL;
  if (!pages.has('/landing.html')) return SHELL;
  if (name.includes('/')) return VISITORS_SHELL;
  return pages.has(`/${name}.html`) ? `/${name}.html` : '/landing.html';
}

const ID = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `/garden.id.member.html` is for every plant of a garden, but not for `/garden/calendar`. The best first. */
function memberPages(name: string, isNewcomer: boolean): string[] {
  const address = name.replaceAll('/', '.') || 'home';
  const addresses = [address, address.replace(ID, '.id')];
  const readers = isNewcomer ? ['newcomer', 'member'] : ['member'];
  return addresses.flatMap((each) => readers.map((reader) => `/${each}.${reader}.html`));
}

async function preparePages(folder: string, { ANALYTICS_ID }: Config): Promise<Map<string, PreparedBody>> {
  const names = readdirSync(folder).filter((name) => TYPES[path.extname(name)]);
  const files = names.map((name) => [`/${name}`, read(path.join(folder, name), ANALYTICS_ID)] as const);
  const shell = read(path.join(folder, 'index.html'), ANALYTICS_ID).toString();
  const visitors = Buffer.from(shell.replace('<html', '<html data-session="none"'));
  const pages = [...files, [VISITORS_SHELL, visitors] as const].map(
    async ([name, bytes]): Promise<[string, PreparedBody]> => {
      const page = prepareBody(TYPES[path.extname(name)] ?? TYPES['.html']!, bytes, BEST);
      await page.compressed?.(); // the best quality takes too long for the first request, so it is done at start
      return [name, page];
    },
  );
  return new Map(await Promise.all(pages));
}

function read(file: string, analyticsId?: string): Buffer {
  const bytes = readFileSync(file);
  if (!analyticsId || path.extname(file) !== '.html') return bytes;
  return Buffer.from(
    bytes.toString().replace('<head>', `<head><meta name="analytics-id" content="${analyticsId}">`),
  );
}
