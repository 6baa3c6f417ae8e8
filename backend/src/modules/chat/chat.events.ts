import type { Readable } from 'node:stream';
import type { ApiResponseOptions } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

const EXAMPLE = 'event: text\ndata: {"from":0,"text":"You last watered"}\n\n';

const EVENTS = { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLE } };

/** A call that answers events. */
export const STREAMS_ONLY: ApiResponseOptions = { content: EVENTS };

/** A call that answers JSON, or a stream of events when it is asked to. */
export const ANSWERS_BOTH: ApiResponseOptions = {
  type: undefined,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ExchangeDto' } }, ...EVENTS },
};

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
