import type { FastifyInstance } from 'fastify';

const INTERNAL = /^\s*application\/vnd\.leaflore\./i;

/**
 * Bodies that a client sends as one of our internal types are of no known type: refused where a body is read (415). Our own hooks,
 * which set these types for some routes, come after this one. Otherwise a client would choose how its body is read: a route that
 * validates a DTO would get a stream, and class-transformer ends the process over it.
 */
export function ignoreInternalTypes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    if (INTERNAL.test(raw.headers['content-type'] ?? ''))
      raw.headers['content-type'] = 'application/octet-stream';
    done();
  });
}
