import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from './metrics.js';

/** A stream lives as long as somebody listens, so its length says nothing about how quick we are. */
const isStream = (reply: FastifyReply) =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Measures the requests that this server answers, by the route that answered them. */
export function observeRequests(fastify: FastifyInstance, { requests, inFlight }: Metrics): void {
  fastify.addHook('onRequest', (_request, _reply, done) => {
    inFlight.inc();
    done();
  });
  fastify.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    inFlight.dec();
    const labels = {
      method,
      route: routeOptions.url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    if (!isStream(reply)) requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
