import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends events until their end, or until nobody listens any more. */
export function sendEvents(events: Readable, request: FastifyRequest, reply: FastifyReply) {
  request.raw.once('close', () => events.destroy());
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  return reply.headers(headers).send(events);
}
