import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { nameRunFolder } from '../../tools/run-folder.mjs';

const EMBEDDED = path.resolve(import.meta.dirname, '../../backend/dist/embedded.js');
/** Whose confirmed address makes an admin, on the server with the built-in identifier. */
export const ADMIN = 'boss@leaflore.test';
const START_WITHIN_MS = 60_000;

/**
 * Starts Leaflore with an empty data folder, a free port and no rate limits.
 * @param {Record<string, string>} [settings] on top of the defaults
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<void> }>}
 */
export async function startLeaflore(settings = {}) {
  const dataDir = nameRunFolder('journeys');
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const child = spawn(process.execPath, [EMBEDDED], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: port,
      DATA_DIR: dataDir,
      ...QUIET,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const url = await readiness(child);
    return {
      url,
      dataDir,
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}

const QUIET = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };

function readiness(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk) => {
      said += chunk;
      const [, url] = /Leaflore is ready: (\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
    setTimeout(
      () => reject(new Error(`The server took too long to start:\n${said}`)),
      START_WITHIN_MS,
    ).unref();
  });
}
