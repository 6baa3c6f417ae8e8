import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time limit in seconds for a body to arrive; routes whose config says `streamedBody` have `STREAMED_S`. */
const BODY_S = 60;
export const STREAMED_S = 3600;
/** An internal content type, which only the hook below sets; one that a client sends is ignored. */
const STREAM = 'application/vnd.leaflore.stream';

/**
 * Routes whose config says `streamedBody` get their body as a Readable in `request.body`, whatever its type; they
 * limit its size themselves. All other bodies must arrive within a minute, so that a client cannot hold connections
 * open by sending a byte now and then.
 */
export function acceptStreams(fastify: FastifyInstance, bodyS = BODY_S): void {
  fastify.addContentTypeParser(STREAM, (_request, body, done) => done(null, body));
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { streamedBody } = request.routeOptions.config as { streamedBody?: boolean };
    const { headers } = request.raw;
    if (streamedBody) headers['content-type'] = STREAM;
    else if ('content-length' in headers || 'transfer-encoding' in headers) setDeadline(request, bodyS);
    done();
  });
}

function setDeadline({ raw }: FastifyRequest, bodyS: number): void {
  const cutOff = () => {
    if (raw.complete) return;
    raw.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => raw.socket.destroy());
  };
  const deadline = setTimeout(cutOff, bodyS * 1000).unref();
  raw.once('close', () => clearTimeout(deadline));
}
