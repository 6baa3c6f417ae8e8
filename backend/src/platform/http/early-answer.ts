import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a client has to read an answer that came before it had sent everything. */
const LINGER_MS = 1000;

/**
 * An answer that is given before the body has arrived is the last one on its connection: what is left of the body is not
 * read. Closing at once would reset the connection, and the client might never see the answer.
 */
export function endIfUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket, headers } = raw;
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  if (!hasBody || raw.complete || reply.raw.headersSent || !socket?.destroySoon) return;
  void reply.header('connection', 'close');
  // Node calls it when the last answer of a connection is written.
  socket.destroySoon = () => {
    socket.end();
    setImmediate(() => socket.pause());
    const late = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(late));
  };
}
