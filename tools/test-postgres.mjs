import path from 'node:path';
import { ROOT } from './lib.mjs';

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

/**
 * A Postgres of its own for a run of tests, with a migrated database that theirs are copied from. The backend must have been
 * built. Answers what tests find it by, and how it is stopped.
 */
export async function startTestPostgres() {
  const { startEmbeddedPostgres } = await import('../backend/dist/setup/embedded-postgres.js');
  const { createAppRole } = await import('../backend/dist/setup/app-role.js');
  const { appRoleOf } = await import('../backend/dist/setup/database-urls.js');
  const { migrateAndSeed } = await import('../backend/dist/setup/migrate-and-seed.js');
  const { default: pg } = await import('pg');
  const folder = path.join(ROOT, '.data', 'test', `postgres-${process.pid}`);
  const postgres = await startEmbeddedPostgres(folder, FAST);
  try {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create database leaflore_template');
    await client.end();
    const appUrl = await createAppRole(postgres.url);
    const role = appRoleOf({ owner: postgres.url, app: appUrl });
    await migrateAndSeed(postgres.url.replace(/\/postgres$/, '/leaflore_template'), role);
    return {
      env: { TEST_DATABASE_URL: postgres.url, TEST_APP_DATABASE_URL: appUrl },
      dataDir: postgres.dataDir,
      stop: () => postgres.stop(),
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
