import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { acceptStreams } from './streamed-body.js';

const PATIENCE_S = 0.2;

describe('a body that is sent', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = fastify();
    acceptStreams(server, PATIENCE_S);
    server.post('/plain', async ({ body }) => ({ body }));
    server.post('/streamed', { config: { streamedBody: true } }, async ({ body }) => {
      let size = 0;
      for await (const chunk of body as Readable) size += (chunk as Buffer).length;
      return { size };
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  /** Sends the head and the first byte of a body of two, and the second one after so long; answers what came back. */
  const sendSlowly = (path: string, afterMs: number) =>
    new Promise<string>((resolve) => {
      const { port } = server.server.address() as AddressInfo;
      const socket = net.connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('close', () => resolve(answer));
      socket.on('error', () => undefined);
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
      socket.write(`${head}Content-Length: 2\r\n\r\n1`);
      setTimeout(() => socket.write('2'), afterMs);
    });

  it('in time is taken', async () => expect(await sendSlowly('/plain', 0)).toMatch(/200 OK[\s\S]*"body":12/));

  it('byte by byte is cut off', async () =>
    expect(await sendSlowly('/plain', PATIENCE_S * 5000)).toMatch(/^HTTP\/1\.1 408 /));

  it('may take its time where it is read as it arrives, whatever it says it is', async () =>
    expect(await sendSlowly('/streamed', PATIENCE_S * 5000)).toMatch(/200 OK[\s\S]*"size":2/));
});
