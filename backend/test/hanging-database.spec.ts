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
  const env: Record<string, string> = { LOG_LEVEL: 'error' };
  let log = '';
  const processes = new Processes(env);
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    await processes.prepare();
    proxy = await startProxy(new URL(processes.databaseUrl));
    env.DATABASE_URL = proxy.url;
    const api = await processes.start('main');
    api.stdout!.on('data', (bytes: Buffer) => (log += bytes.toString()));
    await processes.register();
  });
  afterAll(async () => {
    proxy.stop();
    await processes.close();
  });

  /** Every line of the log is JSON. */
  const loggedIds = () =>
    log
      .split('\n')
      .slice(0, -1)
      .map((line) => (JSON.parse(line) as { requestId?: string }).requestId);

  it('is answered for with 503, whose id is in the log, also when more ask than there are connections; then all is well', async () => {
    expect((await processes.call('GET', '/api/plants')).status).toBe(200);
    proxy.hang(true);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => processes.call('GET', '/api/plants', undefined)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(answers[0]!.body).toMatchObject({ code: 'database-unavailable' });
    for (const { body } of answers) await eventually(loggedIds, (ids) => ids.includes(body.requestId));
    expect(answers[0]!.headers.get('retry-after')).toBe('5');
    proxy.hang(false);
    await eventually(
      () => processes.call('GET', '/api/plants'),
      ({ status }) => status === 200,
    );
  });
});
