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

/** Names the page (`/about.html`) that answers a request, among those that were built; undefined where there is none. */
export type ChoosePage = (
  built: { has(page: string): boolean },
  request: Pick<FastifyRequest, 'url' | 'headers'>,
) => string | undefined;

/**
 * Serves the built web app: hashed assets with an unlimited lifetime, other files with an ETag, and for every other
 * address the page that `choosePage` names.
 */
export async function serveWebApp(
  fastify: FastifyInstance,
  folder: string,
  config: Config,
  choosePage: ChoosePage,
): Promise<void> {
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
    const page = pages.get(asked) ?? pages.get(choosePage(pages, request) ?? '');
    return page ? sendPreparedBody(page, 'private, no-cache', request, reply) : reply.callNotFound();
  });
}

/** The shell of the app: the page that is served where no better one was rendered. */
export const SHELL = '/index.html';

/** The shell for visitors, which says that nobody is signed in; no address leads to it. */
export const VISITORS_SHELL = 'shell of visitors';

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
