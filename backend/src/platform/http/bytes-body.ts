import type { FastifyInstance } from 'fastify';

/** A type that nobody sends: only the hook below gives it. */
const BYTES = 'application/vnd.leaflore.bytes';

/**
 * Lets routes whose config says `bytesBody` read their body as it came (`request.body` is a Buffer), whatever type its
 * sender claims or leaves out. The route's `bodyLimit` holds for declared and for chunked bodies alike: 413, unread.
 */
export function acceptBytes(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { bytesBody } = request.routeOptions.config as { bytesBody?: boolean };
    if (bytesBody) request.raw.headers['content-type'] = BYTES;
    done();
  });
}
