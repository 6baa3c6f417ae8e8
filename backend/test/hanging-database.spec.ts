import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { eventually } from './eventually.js';
import { Processes } from './processes.js';

/** Stands between the API and Postgres, and can stop passing anything on while every connection stays open. */
async function startProxy(target: URL) {
  const sockets = new Set<net.Socket>();
  let isHung = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).once('close', () => sockets.delete(from) && to.destroy());
      from.on('data', (bytes) => to.write(bytes));
      if (isHung) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const hang = (hangs: boolean) => {
    isHung = hangs;
    sockets.forEach((socket) => (hangs ? socket.pause() : socket.resume()));
  };
  const stop = () => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  return { url: url.href, hang, stop };
}

describe('a Postgres that hangs', () => {
  const env: Record<string, string> = {};
  const processes = new Processes(env);
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    await processes.prepare();
    proxy = await startProxy(new URL(processes.databaseUrl));
    env.DATABASE_URL = proxy.url;
    await processes.start('main');
    await processes.register();
  });
  afterAll(async () => {
    proxy.stop();
    await processes.close();
  });

  it('is answered for with 503, also when more ask than there are connections, and all is well afterwards', async () => {
    expect((await processes.call('GET', '/api/plants')).status).toBe(200);
    proxy.hang(true);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => processes.call('GET', '/api/plants', undefined)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(answers[0]!.body).toMatchObject({ code: 'database-unavailable' });
    proxy.hang(false);
    await eventually(
      () => processes.call('GET', '/api/plants'),
      ({ status }) => status === 200,
    );
  });
});
