import type { FastifyInstance } from 'fastify';

/** An internal content type, which only the hook below sets; one that a client sends is ignored. */
const BYTES = 'application/vnd.leaflore.bytes';

/**
 * Routes whose config says `bytesBody` get their raw body as a Buffer in `request.body`, whatever content type the
 * client sends.
 * The route's `bodyLimit` holds for declared and chunked bodies alike; a body that is too large is answered with 413.
 */
export function acceptBytes(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(BYTES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { bytesBody } = request.routeOptions.config as { bytesBody?: boolean };
    if (bytesBody) request.raw.headers['content-type'] = BYTES;
    done();
  });
}
