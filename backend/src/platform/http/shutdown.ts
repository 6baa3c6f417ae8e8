import { once } from 'node:events';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

const IDLE_EVERY_MS = 50;
/** A client whose connection has been idle for this long is not just about to send something on it. */
const IDLE_GRACE_MS = 3000;
const DEADLINE_MS = 25_000;
/** Long enough for a load balancer to ask whether we are ready. */
const GOODBYE_MS = 500;
const ACCEPT_WITHIN_MS = 5000;
const QUICK_TURN_MS = 1;

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)));

/**
 * What comes before stopping, so that no request fails because of it: this process says that it is not ready any more, serves
 * as before for a moment, and then stops listening while its connections live on.
 */
@Injectable()
export class Goodbye implements BeforeApplicationShutdown {
  isSaid = false;

  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.isSaid = true;
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined;
    if (!server?.listening) return;
    if (await hasConnections(server)) await sleep(GOODBYE_MS);
    await untilAllAreAccepted(server);
    closeGracefully(server);
  }
}

/**
 * Waits for a moment in which no connection waits to be accepted: those that wait when the process stops listening are reset.
 * Such a moment is after a quick turn of the event loop that accepted nobody.
 */
async function untilAllAreAccepted(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void (accepted += 1);
  server.on('connection', count);
  const latest = performance.now() + ACCEPT_WITHIN_MS;
  for (let turn = performance.now(), before = -1; turn < latest;) {
    await nextTurn();
    const now = performance.now();
    if (accepted === before && now - turn < QUICK_TURN_MS) break;
    [turn, before] = [now, accepted];
  }
  server.off('connection', count);
}

/**
 * Stops listening before Fastify, which closes next, sends `Connection: close` with each answer: a client that connected again
 * while this process listens but accepts no more would be reset. Connections on which nothing comes any more, as browsers
 * keep them open, are closed after a while; requests that are still running at the deadline are cut off.
 */
function closeGracefully(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  // `close` would otherwise cut off connections that are idle only between two requests.
  server.closeIdleConnections = () => undefined;
  const closed = once(server, 'close');
  server.close();
  server.close = (done) => {
    void closed.then(() => done?.());
    return server;
  };
  let idle: NodeJS.Timeout;
  const grace = setTimeout(() => (idle = setInterval(closeIdle, IDLE_EVERY_MS).unref()), IDLE_GRACE_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), DEADLINE_MS).unref();
  void closed.then(() => [grace, idle, deadline].forEach(clearTimeout));
}
