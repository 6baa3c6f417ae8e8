import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

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
const PACKED = new Set(['.html', '.js', '.json', '.webmanifest', '.svg', '.txt']);

/** One of the few files beside `assets/`, ready to be sent. */
interface Page {
  type: string;
  plain: Buffer;
  brotli?: Buffer;
  etag: string;
}

/**
 * Serves the built web app: hashed assets for ever; the files beside them, which change with each release, with an
 * ETag; and every other address that is not the API's gets the app's page.
 */
export async function serveWebApp(fastify: FastifyInstance, folder: string, config: Config): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  const pages = prepare(folder, config);
  await fastify.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
  });
  fastify.get('/*', (request, reply) => {
    const asked = request.url.split('?', 1)[0]!;
    const page = pages.get(asked) ?? (isAppAddress(asked) ? pages.get(pageFor(pages, asked)) : undefined);
    return page ? send(page, request, reply) : reply.callNotFound();
  });
}

const isAppAddress = (asked: string) => !/^\/(api|assets|drawings)(\/|$)/i.test(asked) && !path.extname(asked);

/** A public page may have been rendered at build time as `<name>.html`; any other address gets the shell. */
const pageFor = (pages: Map<string, Page>, asked: string) => {
  const rendered = `${asked.toLowerCase().replace(/\/$/, '')}.html`;
  return pages.has(rendered) ? rendered : '/index.html';
};

function prepare(folder: string, { ANALYTICS_ID }: Config): Map<string, Page> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TYPES[path.extname(entry.name)])
    .map(({ name }) => name);
  return new Map(names.map((name) => [`/${name}`, toPage(name, read(path.join(folder, name), ANALYTICS_ID))]));
}

function read(file: string, analyticsId?: string): Buffer {
  const bytes = readFileSync(file);
  if (!analyticsId || path.extname(file) !== '.html') return bytes;
  return Buffer.from(bytes.toString().replace('<head>', `<head><meta name="analytics-id" content="${analyticsId}">`));
}

function toPage(name: string, plain: Buffer): Page {
  const extension = path.extname(name);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const brotli = PACKED.has(extension) ? brotliCompressSync(plain) : undefined;
  return { type: TYPES[extension]!, plain, brotli, etag };
}

function send({ type, plain, brotli, etag }: Page, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (headers['if-none-match'] === etag) return reply.status(304).send();
  void reply.type(type);
  if (!brotli || !/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(plain);
  return reply.header('content-encoding', 'br').send(brotli);
}
