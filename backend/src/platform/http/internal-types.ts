import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem.filter.js';

const INTERNAL = /^\s*application\/vnd\.leaflore\./i;

/**
 * Refuses bodies of the types that our own hooks set for some routes, which come after this one. A client that sends one would choose how
 * its body is read: a route that validates a DTO would get a stream, and class-transformer ends the process over it.
 */
export function refuseInternalTypes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (INTERNAL.test(request.headers['content-type'] ?? ''))
      void sendProblem(new UnsupportedMediaTypeException(), request, reply);
    else done();
  });
}
