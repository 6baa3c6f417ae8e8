import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import request from 'supertest';
import type { Test } from 'supertest';
import { createHttpApp } from '../src/http-app.js';
import { readConfig } from '../src/platform/config/config.js';
import { AppModule } from '../src/app.module.js';
import { watchContract } from './contract-check.js';
import { createDatabase } from './database.js';

const ORIGIN = 'http://leaflore.test';

/** What a new person may have from the start. */
interface Standing {
  email?: string;
  /** Where this person lives; null, as for everybody who has not said so yet, when it is left out. */
  timeZone?: string;
  identificationsUsed?: number;
  isPremium?: boolean;
  /** The email is confirmed, as the mail's link would do it: admins and people who get mail need that. */
  isVerified?: boolean;
}

/** A running API on a database of its own. */
export interface Api {
  app: NestFastifyApplication;
  /** The database, for looking behind the scenes. */
  sql: <Row extends object = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  databaseUrl: string;
  dataDir: string;
  /** Somebody without a session. */
  visitor: () => Person;
  /** Somebody new with a session. */
  signUp: (standing?: Standing) => Promise<Person>;
  /** Whether what is put off is done, in the same process. */
  hasWorker: boolean;
  /**
   * The text of every mail so far, oldest first: those with which new accounts confirm their address, or all others. Throws where no
   * worker sends any.
   */
  mails: (about?: 'verification') => string[];
  stop: () => Promise<void>;
}

let people = 0;
const VERIFICATION = 'Subject: Confirm your email address';

/**
 * Starts the API alone with these settings on top of the defaults: what it puts off stays undone. Tests that need no more
 * start faster with it, and the queue that they do not touch may be on Postgres or on Redis alike.
 */
export const startApiWithoutWorker = (env: Record<string, string> = {}): Promise<Api> =>
  startApp(AppModule, env);

/** Starts an application: either of the two modules. */
export async function startApp(
  module: { with: typeof AppModule.with },
  env: Record<string, string>,
  hasWorker = false,
): Promise<Api> {
  const database = await createDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'leaflore-test-'));
  const config = readConfig({
    DATABASE_URL: database.appUrl,
    REDIS_URL: process.env.REDIS_URL,
    DATA_DIR: dataDir,
    PUBLIC_URL: ORIGIN,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    RATE_LIMITS: 'off',
    ...env,
  });
  const app = await createHttpApp(module.with(config), config);
  watchContract(app);
  await app.listen(0, '127.0.0.1');
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);

  const sql: Api['sql'] = async (text, values) => (await pool.query(text, values)).rows as never;
  const visitor = () => new Person(app);

  return {
    app,
    sql,
    databaseUrl: database.url,
    dataDir,
    hasWorker,
    visitor,
    signUp: async ({ email = `person${process.pid}-${(people += 1)}@leaflore.test`, ...standing } = {}) => {
      const person = visitor();
      const { body } = await person
        .post('/api/register', { email, firstName: 'Rosa', lastName: 'Moss', password: person.password })
        .expect(201);
      person.id = body.user.id;
      person.email = email;
      if (standing.identificationsUsed !== undefined)
        await sql('update users set identifications_used = $2 where id = $1', [
          person.id,
          standing.identificationsUsed,
        ]);
      if (standing.timeZone)
        await sql('update users set time_zone = $2 where id = $1', [person.id, standing.timeZone]);
      if (standing.isVerified)
        await sql('update users set email_verified_at = now() where id = $1', [person.id]);
      if (standing.isPremium) await givePremium(sql, person.id);
      return person;
    },
    mails: (about) => {
      if (!hasWorker) throw new Error('Nothing is mailed where no worker runs: use startApi.');
      const folder = path.join(dataDir, 'mail');
      const names = readFolder(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort(); // others are being written
      return names
        .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='))
        .filter((mail) => mail.includes(VERIFICATION) === (about === 'verification'));
    },
    stop: async () => {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Premium as an admin gives it, without an end. */
export async function givePremium(sql: Api['sql'], userId: string): Promise<void> {
  await sql(
    `with granted as (insert into premium_grants (user_id) values ($1) on conflict do nothing)
     update users set is_premium = true where id = $1`,
    [userId],
  );
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A browser with somebody in front of it: keeps cookies, and asks from our own pages unless set otherwise. */
export class Person {
  id = '';
  email = '';
  password = 'a calm green place';
  readonly cookies = new Map<string, string>();

  constructor(private readonly app: NestFastifyApplication) {}

  get(path: string, headers: Record<string, string> = {}): Test {
    return this.send('get', path, headers);
  }
  post(path: string, body: object | string = {}, headers: Record<string, string> = {}): Test {
    return this.send('post', path, headers).send(body);
  }
  put(path: string, body: object = {}, headers: Record<string, string> = {}): Test {
    return this.send('put', path, headers).send(body);
  }
  /** Sends a file as it is. */
  putBytes(path: string, bytes: Buffer | string, headers: Record<string, string> = {}): Test {
    return this.send('put', path, { 'content-type': 'application/octet-stream', ...headers })
      .serialize((body: unknown) => body as string)
      .send(bytes);
  }

  patch(path: string, body: object = {}, headers: Record<string, string> = {}): Test {
    return this.send('patch', path, headers).send(body);
  }
  delete(path: string, headers: Record<string, string> = {}): Test {
    return this.send('delete', path, headers);
  }

  /** What /api/auth/user says of this person. */
  async account() {
    return (await this.get('/api/auth/user').expect(200)).body;
  }

  private send(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    headers: Record<string, string>,
  ): Test {
    const test = request(this.app.getHttpServer())
      [method](path)
      .set({ origin: ORIGIN, ...headers });
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie) test.set('cookie', cookie);
    test.on('response', ({ headers: answered }: { headers: Record<string, string[] | undefined> }) => {
      for (const line of answered['set-cookie'] ?? []) this.keep(line);
    });
    return test;
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}
