import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.filter.js';

const INTERNAL = /^\s*application\/vnd\.leaflore\./i;

/**
 * Refuses bodies of the types that our own hooks give to some routes, which come after this one. Whoever could send one would choose how
 * a body is read: a route that checks a DTO would get a stream, and taking that apart ends the process.
 */
export function refuseInternalTypes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (INTERNAL.test(request.headers['content-type'] ?? ''))
      void sendProblem(new UnsupportedMediaTypeException(), request, reply);
    else done();
  });
}
