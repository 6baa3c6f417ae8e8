import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Serves the built web app: hashed assets for ever, every other address gets the app's page. */
export async function serveWebApp(fastify: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    serve: false,
  });
  await fastify.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
  });
  fastify.get('/*', (request, reply) => {
    const asked = new URL(request.url, 'http://localhost').pathname;
    if (asked.startsWith('/api/')) return reply.callNotFound();
    const isFile = /^\/[\w-]+(\.[\w-]+)+$/.test(asked) && existsSync(path.join(folder, asked));
    if (!isFile && path.extname(asked)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .sendFile(isFile ? asked.slice(1) : 'index.html', { cacheControl: false });
  });
}
