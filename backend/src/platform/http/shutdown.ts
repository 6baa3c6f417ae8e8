import type { FastifyInstance } from 'fastify';

const IDLE_EVERY_MS = 50;
const DEADLINE_MS = 25_000;

/**
 * Lets requests that are under way end when the server closes: idle connections are closed again and again, as browsers
 * keep them open; what has not ended at the deadline is cut.
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
