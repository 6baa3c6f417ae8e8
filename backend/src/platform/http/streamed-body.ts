import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a body may take to arrive; a route whose config says `streamedBody` may take `STREAMED_S`. */
const BODY_S = 60;
export const STREAMED_S = 3600;
/** A type that nobody sends: only the hook below gives it. */
const STREAM = 'application/vnd.leaflore.stream';

/**
 * Lets routes whose config says `streamedBody` read their body as it arrives (`request.body` is a Readable), whatever its
 * type, its size (theirs to watch) and its pace. Every other body is cut off after a minute, so that nobody holds
 * connections open by sending a byte now and then.
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
