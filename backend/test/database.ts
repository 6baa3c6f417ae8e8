import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The server as its owner, or as API and worker. */
const server = (role: '' | 'APP_' = '') => {
  const url = process.env[`TEST_${role}DATABASE_URL`];
  if (!url) throw new Error('Run the tests with `npm test`: it starts their Postgres.');
  return url;
};

/**
 * Creates a database with all tables and plants, as a copy of the template that `npm test` prepares. `url` is its owner's, for
 * tests; `appUrl` is for API and worker, which may create nothing.
 */
export const createDatabase = () => create('template leaflore_template');

/** The same without a table. */
export const createEmptyDatabase = () => create('');

async function create(how: string): Promise<{ url: string; appUrl: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(`create database ${name} ${how}`);
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const [url, appUrl] = [at(server()), at(server('APP_'))];
  return { url, appUrl, drop: () => execute(`drop database if exists ${name} with (force)`) };
}

async function execute(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
