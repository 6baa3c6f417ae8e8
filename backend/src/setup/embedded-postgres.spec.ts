import { eventually } from '../../test/eventually.js';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findRunningPostgres, hasPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import type { EmbeddedPostgres } from './embedded-postgres.js';

const asRoot = process.getuid?.() === 0;

/** A connection that may be cut off. */
async function connect({ url }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask<Row extends object>(server: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = await connect(server);
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const pidOf = ({ dataDir }: EmbeddedPostgres) =>
  Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
const pots = (server: EmbeddedPostgres) =>
  ask<{ name: string }>(server, 'select name from pots order by name');

/** Starts Postgres from a process that is then killed. */
async function startOrphan(folder: string): Promise<EmbeddedPostgres> {
  const built = path.resolve(__dirname, '../../dist/setup/embedded-postgres.js');
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(built)};
    console.log(JSON.stringify(await startEmbeddedPostgres(${JSON.stringify(folder)})));
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  return JSON.parse(said.toString()) as EmbeddedPostgres;
}

describe('the Postgres that comes along', () => {
  let home: string;
  const servers: EmbeddedPostgres[] = [];
  const start = async (folder = path.join(home, 'postgres')) => {
    const server = await startEmbeddedPostgres(folder);
    servers.push(server);
    return server;
  };

  beforeAll(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'leaflore-setup-'));
    chmodSync(home, 0o755);
  });
  afterEach(async () => {
    for (const server of servers) await server.stop();
  });
  afterAll(() => {
    for (const { dataDir } of servers) rmSync(dataDir, { recursive: true, force: true });
    rmSync(home, { recursive: true, force: true });
  });

  it('listens on this machine alone, and keeps what it was given when it is stopped and started', async () => {
    const first = await start();
    expect(new URL(first.url).hostname).toBe('127.0.0.1');
    const [settings] = await ask<{ addresses: string; fsync: string; version: string }>(
      first,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync, current_setting('server_version') as version`,
    );
    expect(settings).toMatchObject({
      addresses: '127.0.0.1',
      fsync: 'on',
      version: expect.stringMatching(/^18/),
    });
    await ask(
      first,
      `drop table if exists pots; create table pots (name text); insert into pots values ('Crème 🌵')`,
    );
    await first.stop();
    await first.stop(); // stopping twice is harmless
    expect(await pots(await start())).toEqual([{ name: 'Crème 🌵' }]);
  });

  it('is found by commands while it runs, and only then', async () => {
    const folder = path.join(home, 'postgres');
    expect(hasPostgres(path.join(home, 'nothing'))).toBe(false);
    const server = await start();
    expect([hasPostgres(folder), findRunningPostgres(folder)]).toEqual([true, server.url]);
    await server.stop();
    expect(findRunningPostgres(folder)).toBeUndefined();
  });

  it('heals after kill -9 in the middle of work, and has all that was acknowledged and nothing else', async () => {
    const first = await start();
    await ask(first, 'drop table if exists pots; create table pots (name text primary key)');
    const [busy, sleeping] = [await connect(first), await connect(first)];
    await busy.query('begin');
    await busy.query(`insert into pots values ('never committed')`);
    sleeping.query('select pg_sleep(60)').catch(() => undefined);
    const writer = await connect(first);
    for (let n = 0; n < 200; n += 1)
      await writer.query('insert into pots values ($1)', [`pot ${String(n).padStart(3, '0')}`]);
    process.kill(pidOf(first), 'SIGKILL');
    await first.stop();
    const second = await start();
    const kept = await pots(second);
    expect(kept).toHaveLength(200);
    expect(kept.at(-1)).toEqual({ name: 'pot 199' });
    await ask(second, `insert into pots values ('life goes on')`);
  });

  it('comes back by itself at the same address when it is killed, even with a query that does not want to end', async () => {
    const killed = await start();
    await ask(
      killed,
      `drop table if exists pots; create table pots (name text); insert into pots values ('kept')`,
    );
    const busy = await connect(killed);
    busy.query('select count(*) from generate_series(1, 5000000) a').catch(() => undefined);
    await eventually(
      () =>
        ask(
          killed,
          `select 1 from pg_stat_activity where state = 'active' and query like '%5000000%' and pid <> pg_backend_pid()`,
        ),
      ({ length }) => length > 0,
    );
    process.kill(pidOf(killed), 'SIGKILL');
    const look = () => pots(killed).catch(() => undefined);
    expect(await eventually(look, Boolean, 20_000)).toEqual([{ name: 'kept' }]);
  });

  it('takes over from a server whose parent was killed', async () => {
    const orphan = await startOrphan(path.join(home, 'postgres'));
    await ask(
      orphan,
      `drop table if exists pots; create table pots (name text); insert into pots values ('mine')`,
    );
    const heir = await start();
    expect(await pots(heir)).toEqual([{ name: 'mine' }]);
    await expect(connect(orphan)).rejects.toThrow();
  });

  it('leaves another program alone that was given the number of a server long gone', async () => {
    const { dataDir, stop } = await start();
    await stop();
    const innocent = spawn(
      'sleep',
      ['60'],
      asRoot ? { uid: Number(execFileSync('id', ['-u', 'nobody'])) } : {},
    );
    const ended = jest.fn();
    innocent.once('exit', ended);
    try {
      writeFileSync(path.join(dataDir, 'postmaster.pid'), `${innocent.pid}\n${dataDir}\n`);
      await start();
      expect(ended).not.toHaveBeenCalled();
    } finally {
      innocent.kill();
    }
  });

  it('starts again when its first preparation was interrupted', async () => {
    const folder = path.join(home, 'interrupted');
    mkdirSync(path.join(folder, 'base'), { recursive: true });
    writeFileSync(path.join(folder, 'postgresql.conf'), 'rubbish');
    expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  (asRoot ? it : it.skip)(
    'finds a place of its own when root keeps it in a folder that nobody else may enter',
    async () => {
      const hidden = path.join(home, 'hidden');
      mkdirSync(hidden, { mode: 0o700 });
      const first = await start(path.join(hidden, 'postgres'));
      expect(first.dataDir.startsWith(home)).toBe(false);
      await ask(
        first,
        `drop table if exists pots; create table pots (name text); insert into pots values ('kept')`,
      );
      await first.stop();
      expect(await pots(await start(path.join(hidden, 'postgres')))).toEqual([{ name: 'kept' }]);
    },
  );
});
