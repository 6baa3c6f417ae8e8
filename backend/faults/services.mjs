import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../dist/setup/free-port.js';
import { until } from './until.mjs';

export const HERE = '127.0.0.1';
const TEMPLATE = path.resolve(import.meta.dirname, '../../deploy/nginx/leaflore.conf.template');
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'leaflore';

/** Redis with the settings of docker-compose.yml, on a port that it has had or a free one. `value` is its address. */
export async function startRedis(folder, hadPort) {
  const port = hadPort ?? (await findFreePort(0, HERE));
  const args = ['--port', String(port), '--bind', HERE, '--dir', folder];
  const stop = run('redis-server', [...args, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction']);
  return { stop, value: `redis://${HERE}:${port}` };
}

/** A server that speaks S3, on the disk. `value` is the settings that name it. */
export async function startStorage(folder) {
  const { default: S3rver } = await import('s3rver');
  const directory = path.join(folder, 's3');
  mkdirSync(directory);
  const buckets = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ port: 0, address: HERE, silent: true, directory, configureBuckets: buckets });
  const { port } = await server.run();
  return {
    stop: () => server.close(),
    value: {
      S3_ENDPOINT: `http://${HERE}:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
  };
}

/** nginx with the configuration of `deploy/`, in front of the APIs on these ports. */
export async function startProxy(folder, port, apis) {
  const values = {
    UPSTREAMS: apis.map((api) => `server ${HERE}:${api} max_fails=0;`).join(' '),
    LISTEN: `${HERE}:${port}`,
    CACHE_DIR: path.join(folder, 'cache'),
    DOLLAR: '$',
  };
  const site = readFileSync(TEMPLATE, 'utf8')
    .replace(/\$\{([A-Z_]+)\}/g, (_, name) => values[name])
    .replace('/dev/stdout', path.join(folder, 'access.log'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  const lines = [
    'daemon off;',
    'worker_processes 2;',
    `pid ${path.join(folder, 'nginx.pid')};`,
    `error_log ${path.join(folder, 'error.log')};`,
    'events { worker_connections 1024; }',
    `http {\n${temporary.join('\n')}\n${site}\n}`,
  ];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  const stop = run('nginx', ['-e', path.join(folder, 'error.log'), '-c', file]);
  await until(() =>
    fetch(`http://${HERE}:${port}/about`).then(
      (answer) => answer.text().then(() => answer.ok),
      () => false,
    ),
  );
  return { stop };
}

/** Starts a program; answers what ends it, by SIGTERM or the signal that is given. */
function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return (signal) => endChild(child, signal);
}

/** Ends a child, unless it has ended; answers its exit code. */
export function endChild(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill(signal);
  });
}
