import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/setup/embedded-postgres.js';
import { findFreePort } from '../dist/setup/free-port.js';
import { migrateAndSeed } from '../dist/setup/migrate-and-seed.js';
import { Server } from './server.mjs';
import { startProvider } from './provider.mjs';

const DIST = path.resolve(import.meta.dirname, '../dist');
/** One browser per connection. */
const BROWSERS = 8;
const PERSON = {
  email: 'bench@leaflore.test',
  firstName: 'Rosa',
  lastName: 'Moss',
  password: 'a calm green place',
};

/** Postgres as installed (durable), the API and the floor, and one person who is signed in in several browsers. */
export class Fixtures {
  person = PERSON;
  cookies = [];
  turn = 0;

  async start() {
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-bench-'));
    this.postgres = await startEmbeddedPostgres(path.join(this.folder, 'postgres'));
    this.databaseUrl = this.postgres.url;
    await migrateAndSeed(this.databaseUrl);
    this.pool = new pg.Pool({ connectionString: this.databaseUrl, max: 2 });
    this.pool.on('error', () => undefined); // after a failure Postgres may end before idle connections do
    this.provider = await startProvider();
    this.api = await this.server('main.js');
    await this.api.start();
    this.floor = await this.server('../bench/floor.mjs');
    await this.floor.start();
    await this.register();
  }

  /** Prepares a server; it is not started yet. */
  async server(file) {
    return new Server(path.join(DIST, file), {
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: this.folder,
      PORT: String(await findFreePort(0, '127.0.0.1')),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ANTHROPIC_API_KEY: 'bench',
      ANTHROPIC_BASE_URL: this.provider.url,
    });
  }

  /** Headers of a browser in which the person is signed in; a different browser each time. */
  get headers() {
    const cookie = this.cookies[(this.turn += 1) % this.cookies.length];
    return { cookie, origin: this.api.url, 'content-type': 'application/json' };
  }

  post(address, body, headers = this.headers) {
    return fetch(this.api.url + address, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  }

  async stop() {
    await Promise.all([this.api, this.floor].map((server) => server?.stop()));
    await this.pool?.end();
    await this.provider?.stop();
    await this.postgres?.stop();
    for (const folder of [this.folder, this.postgres?.dataDir, `${this.postgres?.dataDir}.password`])
      if (folder) rmSync(folder, { recursive: true, force: true });
  }

  async register() {
    const nobody = { origin: this.api.url, 'content-type': 'application/json' };
    for (let count = 0; count < BROWSERS; count += 1) {
      const answer = await this.post(count ? '/api/login' : '/api/register', PERSON, nobody);
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      this.cookies.push(cookies.join('; '));
    }
    await this.pool.query('insert into premium_grants (user_id) select id from users on conflict do nothing');
    const { rows } = await this.pool.query('update users set is_premium = true returning id, password_hash');
    this.userId = rows[0].id;
    this.passwordHash = rows[0].password_hash;
  }
}
