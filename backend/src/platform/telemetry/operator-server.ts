import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { once } from 'node:events';

/** What the operator's tools may ask a process: an address, and what it is answered with. */
type Answers = Record<string, () => Promise<{ type: string; body: string }>>;

/**
 * Listens on a port of its own for the operator's tools; the public cannot reach it. An answer that throws becomes a 503 with
 * its message. Pages of browsers are refused, by whatever name they have found this port.
 */
export async function openOperatorServer(answers: Answers, host: string, port: number): Promise<Server> {
  const server = createServer(({ method, url = '', headers }, response) => {
    const site = headers['sec-fetch-site'];
    if (headers.origin !== undefined || (site !== undefined && site !== 'none'))
      return end(response, 403, 'Not for pages.\n');
    const answer = method === 'GET' ? answers[url.split('?', 1)[0]!] : undefined;
    if (!answer) return end(response, 404, `There is ${Object.keys(answers).join(', ')}.\n`);
    answer().then(
      ({ type, body }) => end(response, 200, body, type),
      (error: Error) => end(response, 503, `${error.message}\n`),
    );
  });
  server.unref().listen(port, host);
  await once(server, 'listening');
  return server;
}

function end(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
