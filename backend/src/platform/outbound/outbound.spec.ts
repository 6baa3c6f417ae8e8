import http from 'node:http';
import type { RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { generate } from 'selfsigned';
import { internetAgent, openSocket, outboundFetch, postToInternet, readAtMost } from './outbound.js';

const KIB = 1024;
const LIMITS = { timeoutMs: 10_000, maxBytes: KIB };
const SHORT = { ...LIMITS, timeoutMs: 50 };
const hang: RequestListener = () => undefined;
/** Sends until nobody reads any more. */
const flood: RequestListener = (_request, response) =>
  void Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(KIB);
    })(),
  )
    .pipe(response)
    .on('error', () => undefined);

describe('a connection to the outside', () => {
  const servers: http.Server[] = [];
  const listen = async (server: http.Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const answering = async (listener: RequestListener) =>
    `http://127.0.0.1:${await listen(http.createServer(listener))}`;
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('passes an answer on, with its status and headers', async () => {
    const url = await answering((_request, response) =>
      response.writeHead(418, { 'x-leaf': 'fern' }).end('short'),
    );
    const answer = await outboundFetch(LIMITS)(url);
    expect([answer.status, answer.headers.get('x-leaf'), await answer.text()]).toEqual([
      418,
      'fern',
      'short',
    ]);
  });

  it('ends when the answer is too large, takes too long or leads elsewhere', async () => {
    const large = await outboundFetch(LIMITS)(await answering(flood));
    await expect(large.text()).rejects.toThrow('larger than 1024 bytes');
    await expect(outboundFetch(SHORT)(await answering(hang))).rejects.toThrow(/timeout/);
    const elsewhere = await answering((_request, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    );
    await expect(outboundFetch(LIMITS)(elsewhere)).rejects.toThrow();
  });

  it('ends when the caller ends it', async () => {
    const stop = new AbortController();
    const url = await answering(() => stop.abort());
    await expect(outboundFetch(LIMITS)(url, { signal: stop.signal })).rejects.toThrow(/aborted/);
  });

  it('reads no more of a stream than it may', async () => {
    expect(await readAtMost(Readable.from([Buffer.from('le'), Buffer.from('af')]), 4)).toEqual(
      Buffer.from('leaf'),
    );
    const endless = Readable.from([Buffer.alloc(KIB), Buffer.alloc(KIB)]);
    await expect(readAtMost(endless, KIB)).rejects.toThrow('larger than');
    expect(endless.destroyed).toBe(true);
  });

  it('fails when there is nobody', async () => {
    await expect(openSocket('127.0.0.1', 1, LIMITS)).rejects.toThrow('ECONNREFUSED');
  });

  describe('to an address that a person has named', () => {
    const message = { headers: {}, body: Buffer.from('hello') };
    const inside = async (listener: RequestListener) => {
      const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
        extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
      });
      return { port: await listen(https.createServer({ key, cert }, listener)), ca: cert };
    };

    it.each([
      'https://127.0.0.1',
      'https://[::1]',
      'https://2130706433',
      'https://0x7f.1',
      'https://169.254.169.254',
    ])('is not made to %s, which is not on the internet', async (address) =>
      expect(postToInternet(address, message, LIMITS, internetAgent())).rejects.toThrow(
        'does not lead to the internet',
      ),
    );

    it('is not made where the name leads to this machine', async () => {
      const asked = jest.fn();
      const { port } = await inside(asked);
      const post = postToInternet(`https://localhost:${port}/`, message, LIMITS, internetAgent());
      await expect(post).rejects.toThrow('localhost does not lead to the internet.');
      expect(asked).not.toHaveBeenCalled();
    });

    it('answers the status, follows no redirect, and has the same limits', async () => {
      const answers: Record<string, RequestListener> = {
        '/moved': (_request, response) => response.writeHead(307, { location: '/hang' }).end('elsewhere'),
        '/flood': flood,
        '/hang': hang,
      };
      const { port, ca } = await inside((request, response) => answers[request.url!]!(request, response));
      const post = (path: string, limits = LIMITS) =>
        postToInternet(`https://localhost:${port}${path}`, message, limits, new https.Agent({ ca }));
      expect(await post('/moved')).toBe(307);
      await expect(post('/flood')).rejects.toThrow('larger than');
      await expect(post('/hang', SHORT)).rejects.toThrow(/abort/i);
    });
  });
});
