import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const EVENT_STREAM = 'text/event-stream';

export const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith(EVENT_STREAM);

/** Sends events until their end, or until nobody listens any more; `SessionHook` ends them with the session that asked. */
export function sendEvents(events: Readable, request: FastifyRequest, reply: FastifyReply) {
  request.raw.once('close', () => events.destroy());
  const headers = {
    'content-type': EVENT_STREAM,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  };
  return reply.headers(headers).send(events);
}
