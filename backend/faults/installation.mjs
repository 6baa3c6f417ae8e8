import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../dist/setup/free-port.js';
import { cookieOf, newPerson, request } from './person.mjs';
import { until } from './until.mjs';

const PROGRAM = path.resolve(import.meta.dirname, '../dist/embedded.js');
const READY = /Leaflore is ready/;
/** Seldom, as a look at the processes takes time from those that are watched. */
const LOOK_EVERY_MS = 200;

/** A whole installation as `npm start` makes it, on a data folder of its own, whose processes may be killed. */
export class Installation {
  /** @param {Record<string, string>} [settings] more than a port and a data folder */
  async start(settings = {}) {
    this.folder ??= this.makeFolder();
    this.port = await findFreePort(0, '127.0.0.1');
    this.url = `http://127.0.0.1:${this.port}`;
    this.process = spawn(process.execPath, [PROGRAM], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: this.folder,
        PORT: String(this.port),
        RATE_LIMITS: 'off',
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
        ...settings,
      },
      stdio: ['ignore', 'pipe', process.env.LOG_LEVEL ? 'inherit' : 'ignore'],
    });
    if (process.env.LOG_LEVEL) this.process.stdout.pipe(process.stderr);
    await new Promise((resolve, reject) => {
      let said = '';
      this.process.stdout.on('data', (bytes) => READY.test((said += bytes)) && resolve());
      this.process.once('exit', (code) => reject(new Error(`The start ended with ${code}.\n${said}`)));
    });
  }

  /** The data folder; it may be made before the start, so that something is put into it. */
  makeFolder() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-faults-'));
    chmodSync(folder, 0o755); // Postgres may run as another user
    return folder;
  }

  /** Rows that the database answers, asked as its owner. Throws while Postgres is away. */
  async sql(text, values) {
    const password = readFileSync(path.join(this.folder, 'postgres.password'), 'utf8');
    const [, , , port] = this.pidFile();
    const client = new pg.Client({
      connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** The process id of `main`, `worker` or `postgres`; undefined while it is away. */
  async pidOf(which) {
    if (which === 'postgres') return Number(this.pidFile()[0]) || undefined;
    const args = ['-o', 'pid=,args=', '--ppid', String(this.process.pid)];
    const { stdout } = await promisify(execFile)('ps', args);
    const line = stdout.split('\n').find((text) => text.includes(`${which}.js`));
    return line ? Number.parseInt(line, 10) : undefined;
  }

  /** Waits until there is such a process, and it is not the one with this id. */
  untilBack(which, pid) {
    return until(async () => ![undefined, pid].includes(await this.pidOf(which)), LOOK_EVERY_MS);
  }

  /** A new person with a session: their id, their cookies, and a function that sends requests in their name. */
  async signUp() {
    const person = newPerson();
    const answer = await this.send('POST', '/api/register', person);
    const { user } = await answer.json();
    const cookie = cookieOf(answer);
    const send = (method, address, body, headers) => this.send(method, address, body, { cookie, ...headers });
    return { id: user.id, cookie, send };
  }

  /** `body` is sent as JSON, unless it is a text. */
  send(method, address, body, headers) {
    return request(this.url, { method, address, body, headers, origin: this.url });
  }

  async stop() {
    if (this.process?.exitCode === null && !this.process.signalCode) {
      const ended = new Promise((resolve) => this.process.once('exit', resolve));
      this.process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  pidFile() {
    try {
      return readFileSync(path.join(this.folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    } catch {
      return [];
    }
  }
}
