import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Run the tests with `npm test`: it starts their Postgres.');
  return url;
};

/** Creates a database with all tables and plants, as a copy of the template that `npm test` prepares. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(`create database ${name} template leaflore_template`);
  const url = new URL(server());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`drop database if exists ${name} with (force)`) };
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
