import type { FastifyInstance } from 'fastify';
import { isEventStream } from '../http/send-events.js';
import type { Metrics } from './metrics.js';

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
    if (!isEventStream(reply)) requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
