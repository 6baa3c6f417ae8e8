import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../src/setup/free-port.js';

const DIST = path.resolve(__dirname, '../dist');
const NOWHERE = 'postgres://leaflore:secret@127.0.0.1:1/leaflore';

describe('a program of ours that cannot start', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-start-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** How it ended, and the last line that it said. */
  const run = (program: string, settings: Record<string, string>, ...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(DIST, program), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    });
    return { status, said: stderr.trim().split('\n').at(-1) };
  };

  it.each(['main.js', 'worker.js', 'cli/migrate.js'])(
    'ends %s with a sentence, without Postgres',
    (program) => {
      const { status, said } = run(program, { DATABASE_URL: NOWHERE });
      expect(status).toBe(1);
      expect(said).toBe('Leaflore could not start: connect ECONNREFUSED 127.0.0.1:1');
    },
  );

  it('says that a setting is missing', () => {
    expect(run('main.js', {})).toEqual({
      status: 78,
      said: expect.stringContaining('DATABASE_URL is not set'),
    });
  });

  it('hears that there is no such host, not that its ports are taken', async () => {
    await expect(findFreePort(3000, 'no such host')).rejects.toThrow('getaddrinfo');
  });

  it('says that a folder for data is none', () => {
    const { status, said } = run('embedded.js', { DATA_DIR: __filename });
    expect(status).toBe(1);
    expect(said).toMatch(/^Leaflore could not start: .*start\.spec\.ts/);
  });

  it('says that there can be no folder for data, as below /proc, where it was waited for without end', () => {
    const { status, said } = run('embedded.js', { DATA_DIR: '/proc/leaflore/data' });
    expect(status).toBe(1);
    expect(said).toMatch(/^Leaflore could not start: .*mkdir '\/proc/);
  });

  it.each([
    ['3014', '3014', 'is 3014 for the API and 3015 for the worker, but PORT is 3014.'],
    ['3014', '3013', 'is 3013 for the API and 3014 for the worker, but PORT is 3014.'],
    ['3014', '65535', 'is 65535 for the API and 65536 for the worker, but there is no port 65536.'],
  ])('says that its own port %s and those of metrics from %s on cannot be', (PORT, METRICS_PORT, why) => {
    expect(run('embedded.js', { PORT, METRICS_PORT })).toEqual({ status: 78, said: `METRICS_PORT: ${why}` });
  });

  it('takes no port that metrics will have, where its own is taken', async () => {
    const server = net.createServer();
    const port = await findFreePort(30_140, '127.0.0.1');
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const found = await findFreePort(port, '127.0.0.1', [port + 1, port + 2]);
    server.close();
    expect(found).toBeGreaterThan(port + 2);
  });

  it('leaves no database behind that stops the next try to restore a backup', () => {
    const empty = { DATA_DIR: path.join(folder, 'restored') };
    for (const file of ['wrong-name.zip', 'other-name.zip']) {
      const { status, said } = run('cli/restore.js', empty, path.join(folder, file));
      expect([status, said]).toEqual([1, expect.stringContaining(`${file} cannot be read`)]);
    }
  });
});
