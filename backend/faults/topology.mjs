import { fork } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createAppRole } from '../dist/setup/app-role.js';
import { appRoleOf } from '../dist/setup/database-urls.js';
import { startEmbeddedPostgres } from '../dist/setup/embedded-postgres.js';
import { findFreePort } from '../dist/setup/free-port.js';
import { migrateAndSeed } from '../dist/setup/migrate-and-seed.js';
import { cookieOf, newPerson, request } from './person.mjs';
import { endChild, HERE, startProxy, startRedis, startStorage } from './services.mjs';

const DIST = path.resolve(import.meta.dirname, '../dist');
const PROCESSES = ['worker-1', 'worker-2', 'api-1', 'api-2'];
let addresses = 0;

/**
 * What docker-compose.yml and the chart describe, as processes of this machine: nginx with the configuration of `deploy/`, in front of
 * two APIs, two workers, Postgres, Redis and a server that speaks S3. As in containers, each process has a data folder of its own; but all
 * put the mails that they would send into one. nginx and redis-server must be installed.
 */
export class Topology {
  children = new Map();
  others = [];

  /** @param {{ settings?: Record<string, string>, provider?: object }} [given] more settings of the processes; a stand-in for AI providers */
  constructor({ settings = {}, provider } = {}) {
    this.settings = settings;
    this.provider = provider;
  }

  async start() {
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'leaflore-topology-'));
    chmodSync(this.folder, 0o755); // Postgres and nginx may run as other users
    this.postgres = await startEmbeddedPostgres(path.join(this.folder, 'postgres'));
    const app = await createAppRole(this.postgres.url);
    await migrateAndSeed(this.postgres.url, appRoleOf({ owner: this.postgres.url, app }));
    const port = await findFreePort(0, HERE);
    this.url = `http://${HERE}:${port}`;
    this.env = {
      PATH: process.env.PATH,
      DATABASE_URL: app,
      REDIS_URL: await this.keep(startRedis(this.folder)),
      ...(await this.keep(startStorage(this.folder))),
      SESSION_SECRET: 'only-for-this-machine-and-only-for-a-while',
      PUBLIC_URL: this.url,
      TRUSTED_PROXIES: HERE,
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      ...this.settings,
    };
    mkdirSync(path.join(this.mailDataDir, 'mail'), { recursive: true });
    for (const name of PROCESSES) {
      mkdirSync(path.join(this.folder, name));
      symlinkSync(path.join(this.mailDataDir, 'mail'), path.join(this.folder, name, 'mail'));
      await this.startProcess(name);
    }
    const apis = ['api-1', 'api-2'].map((name) => this.children.get(name).port);
    await this.keep(startProxy(this.folder, port, apis));
  }

  /** In its folder `mail` are the mails of all processes. */
  get mailDataDir() {
    return path.join(this.folder, 'mails');
  }

  /** Starts `api-N` or `worker-N`, on the port that it has had. */
  async startProcess(name) {
    const port = this.children.get(name)?.port ?? (await findFreePort(0, HERE));
    const isApi = name.startsWith('api');
    const child = fork(path.join(DIST, isApi ? 'main.js' : 'worker.js'), {
      env: {
        ...this.env,
        PORT: String(port),
        DATA_DIR: path.join(this.folder, name),
      },
    });
    this.children.set(name, { child, port });
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    });
  }

  /** Ends a process, as an orchestrator stops it or at once; answers its exit code. */
  endProcess(name, signal = 'SIGTERM') {
    return endChild(this.children.get(name).child, signal);
  }

  /** Stops a process, waits for its end, and starts its successor; answers how it ended. */
  async replace(name) {
    const code = await this.endProcess(name);
    await this.startProcess(name);
    return code;
  }

  /** Rows that the database answers, asked as its owner. */
  async sql(text, values) {
    const client = new pg.Client({ connectionString: this.postgres.url });
    await client.connect();
    return (await client.query(text, values).finally(() => client.end())).rows;
  }

  /**
   * A new person with a session, registered at one of the APIs from an address of their own. `send` asks the proxy in their name,
   * `at(name)` one of the APIs.
   */
  async signUp(name = 'api-1') {
    const person = newPerson();
    const from = { 'x-forwarded-for': this.newAddress() };
    const answer = await this.ask(name, 'POST', '/api/register', person, from);
    const { user } = await answer.json();
    const cookie = cookieOf(answer);
    const at =
      (api) =>
      (method, address, body, headers = {}) =>
        this.ask(api, method, address, body, { cookie, ...headers });
    return { ...person, id: user.id, at, send: at(undefined) };
  }

  /** Sends a request to one of the APIs, past the proxy; without a name to the proxy. */
  ask(name, method, address, body, headers) {
    const url = name ? `http://${HERE}:${this.children.get(name).port}` : this.url;
    return request(url, { method, address, body, headers, origin: this.url });
  }

  /** An address that nobody has had, so that no limit of an address is met. */
  newAddress() {
    addresses += 1;
    return `10.9.${addresses >> 8}.${addresses & 255}`;
  }

  async stop() {
    await Promise.all([...this.children.values()].map(({ child }) => endChild(child)));
    await Promise.all(this.others.map((stop) => stop()));
    await this.postgres?.stop();
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
  }

  async keep(starting) {
    const { stop, value } = await starting;
    this.others.push(stop);
    return value;
  }
}
