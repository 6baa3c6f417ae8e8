import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '../../test/eventually.js';
import { Child } from './children.js';
import { firstPause, longerPause } from './pause.js';
import { PostgresServer } from './postgres-server.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-children-'));
const log = path.join(folder, 'pids');
const pids = () => readFileSync(log, 'utf8').trim().split('\n').map(Number);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => writeFileSync(log, ''));

/** A program that notes its process, and says that it is ready. */
const ready = path.join(folder, 'ready.mjs');
writeFileSync(
  ready,
  `import { appendFileSync } from 'node:fs';
  appendFileSync(process.env.LOG, process.pid + '\\n');
  process.send('ready');
  setInterval(() => undefined, 1000);
  process.once('disconnect', () => process.exit());`,
);

describe('the pause before another start', () => {
  it('doubles, and never grows beyond two seconds', () => {
    const pauses = Array.from({ length: 20 }, (_, n) => n).reduce<number[]>(
      (all) => [...all, longerPause(all.at(-1)!)],
      [firstPause],
    );
    expect(pauses.slice(0, 3)).toEqual([10, 20, 40]);
    expect(Math.max(...pauses)).toBe(2000);
  });
});

describe('a child that is killed again and again', () => {
  it('is started again each time', async () => {
    const child = new Child(ready, { LOG: log });
    await child.start();
    for (let n = 1; n <= 8; n += 1) {
      const last = (await eventually(pids, (all) => all.length === n && all.at(-1)! > 0)).at(-1)!;
      process.kill(last, 'SIGKILL');
    }
    await eventually(pids, (all) => all.length === 9);
    await child.stop();
  });

  it('stays away once it was stopped', async () => {
    const child = new Child(ready, { LOG: log });
    await child.start();
    await child.stop();
    expect(() => process.kill(pids()[0]!, 0)).toThrow();
  });
});

describe('a Postgres that cannot start again for a while', () => {
  const full = path.join(folder, 'full');
  const server = new PostgresServer(
    '/bin/sh',
    [
      '-c',
      `echo $$ >> ${log}; test -e ${full} && { echo 'No space left on device' >&2; exit 1; }; echo ready to accept connections >&2; exec sleep 600`,
    ],
    {},
  );
  const quiet = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  afterAll(async () => {
    await server.stop();
    quiet.mockRestore();
  });

  it('is tried for ever, and comes back when there is room', async () => {
    await server.start();
    writeFileSync(full, '');
    process.kill(pids()[0]!, 'SIGKILL');
    await eventually(pids, (all) => all.length >= 5);
    rmSync(full);
    const came = await eventually(
      () => pids().at(-1)!,
      (pid) => execFileSync('ps', ['-A', '-o', 'pid=,comm=']).toString().includes(`${pid} sleep`),
    );
    expect(pids().indexOf(came)).toBeGreaterThanOrEqual(4);
  });
});
