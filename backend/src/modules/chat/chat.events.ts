import type { ApiResponseOptions } from '@nestjs/swagger';

const EXAMPLE = 'event: text\ndata: {"from":0,"text":"You last watered"}\n\n';

const EVENTS = { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLE } };

/** A call that answers events. */
export const STREAMS_ONLY: ApiResponseOptions = { content: EVENTS };

/** A call that answers JSON, or a stream of events when it is asked to. */
export const ANSWERS_BOTH: ApiResponseOptions = {
  type: undefined,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ExchangeDto' } }, ...EVENTS },
};
