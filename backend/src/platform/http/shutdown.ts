import type { FastifyInstance } from 'fastify';

const IDLE_EVERY_MS = 50;
const DEADLINE_MS = 25_000;

/**
 * Lets running requests finish when the server closes. Idle connections are closed repeatedly, as browsers keep them
 * open; requests that are still running at the deadline are cut off.
 */
export function endGracefully(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const idle = setInterval(() => fastify.server.closeIdleConnections(), IDLE_EVERY_MS);
    const deadline = setTimeout(() => fastify.server.closeAllConnections(), DEADLINE_MS);
    idle.unref();
    deadline.unref();
    fastify.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(deadline);
    });
    done();
  });
}
