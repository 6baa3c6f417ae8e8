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

  /** Sends the head and half of a two-byte body; the rest follows when the test calls `sendRest`. */
  function sendHalf(path: string): { answer: Promise<string>; sendRest: () => void } {
    const { port } = server.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: 2\r\n\r\n1`);
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('error', () => undefined);
    const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
    return { answer, sendRest: () => socket.write('2') };
  }

  it('in time is taken', async () => {
    const { answer, sendRest } = sendHalf('/plain');
    sendRest();
    expect(await answer).toMatch(/200 OK[\s\S]*"body":12/);
  });

  it('and never ends is cut off', async () =>
    expect(await sendHalf('/plain').answer).toMatch(/^HTTP\/1\.1 408 /));

  it('may take its time where it is read as it arrives, whatever it says it is', async () => {
    const { answer, sendRest } = sendHalf('/streamed');
    await sendHalf('/plain').answer; // so long that this one was cut off
    sendRest();
    expect(await answer).toMatch(/200 OK[\s\S]*"size":2/);
  });
});
