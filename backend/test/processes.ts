import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../src/setup/free-port.js';
import { createDatabase } from './database.js';

const DIST = path.resolve(__dirname, '../dist');

/** API and worker as separate processes, as in production, so that tests can kill them. */
export class Processes {
  readonly dataDir = mkdtempSync(path.join(os.tmpdir(), 'leaflore-crash-'));
  private readonly running = new Set<ChildProcess>();
  private database!: Awaited<ReturnType<typeof createDatabase>>;
  private port = 0;
  private cookie = '';

  constructor(private readonly env: Record<string, string>) {}

  /** Creates the database and finds a free port. */
  async prepare(): Promise<void> {
    this.database = await createDatabase();
    this.port = await findFreePort(0, '127.0.0.1');
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts one of the two; resolves when it is ready. With a LOG_LEVEL of its own its log is for the test to read. */
  start(which: 'main' | 'worker'): Promise<ChildProcess> {
    const child = fork(path.join(DIST, `${which}.js`), {
      silent: Boolean(this.env.LOG_LEVEL),
      env: {
        ...process.env,
        DATABASE_URL: this.database.appUrl,
        DATA_DIR: this.dataDir,
        PORT: String(this.port),
        RATE_LIMITS: 'off',
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
        ...this.env,
      },
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`${which} ended with ${code}`)));
    });
  }

  async call(method: string, address: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(this.url + address, {
      method,
      headers: { 'content-type': 'application/json', origin: this.url, cookie: this.cookie, ...headers },
      body: body && JSON.stringify(body),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length) this.cookie = cookies.join('; ');
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, never>,
    };
  }

  /** Sends a request whose body or response is a file. */
  async transfer(method: string, address: string, file?: Buffer<ArrayBuffer>) {
    const headers = { 'content-type': 'application/zip', origin: this.url, cookie: this.cookie };
    const response = await fetch(this.url + address, { method, headers, body: file });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async register(): Promise<void> {
    const person = {
      email: 'rosa@leaflore.test',
      firstName: 'Rosa',
      lastName: 'Moss',
      password: 'a calm green place',
    };
    await this.call('POST', '/api/register', person);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async close(): Promise<void> {
    await Promise.all([...this.running].map((child) => end(child, 'SIGKILL')));
    await this.database.drop();
  }
}

/** Sends the signal and resolves with how the process ended. */
export function end(child: ChildProcess, signal: NodeJS.Signals): Promise<{ code: number | null }> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve({ code }));
    child.kill(signal);
  });
}
