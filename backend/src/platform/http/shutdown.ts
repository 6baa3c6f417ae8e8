import { once } from 'node:events';
import { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

const IDLE_EVERY_MS = 50;
/** A client whose connection has been idle for this long is not just about to send something on it. */
const IDLE_GRACE_MS = 3000;
const DEADLINE_MS = 25_000;
/** Long enough for a load balancer to ask whether we are ready. */
const GOODBYE_MS = 500;

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)));

/** The first step of stopping: this process says that it is not ready any more, and serves as before for a moment. */
@Injectable()
export class Goodbye implements BeforeApplicationShutdown {
  isSaid = false;

  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.isSaid = true;
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined;
    if (server?.listening && (await hasConnections(server)))
      await new Promise((resolve) => setTimeout(resolve, GOODBYE_MS));
  }
}

/**
 * The second step, so that no request fails because the server closes: it stops listening, and each answer ends its
 * connection (Fastify sends `Connection: close`). Connections on which nothing comes any more, as browsers keep them open, are
 * closed after a while; requests that are still running at the deadline are cut off.
 */
export function endGracefully(fastify: FastifyInstance): void {
  fastify.addHook('preClose', (done) => {
    const { server } = fastify;
    // `close` would otherwise cut off connections that are idle only between two requests.
    server.closeIdleConnections = () => undefined;
    const closeIdle = () => Server.prototype.closeIdleConnections.call(server);
    let idle: NodeJS.Timeout;
    const grace = setTimeout(() => (idle = setInterval(closeIdle, IDLE_EVERY_MS).unref()), IDLE_GRACE_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS).unref();
    void once(server, 'close').then(() => [grace, idle, deadline].forEach(clearTimeout));
    done();
  });
}
