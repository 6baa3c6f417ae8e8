import { rmSync } from 'node:fs';
import { nameRunFolder } from './run-folder.mjs';

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

/**
 * A Postgres of its own for a run of tests, with a migrated database that theirs are copied from. The backend must have been
 * built. Answers what tests find it by, and how it is stopped, which leaves nothing of it.
 */
export async function startTestPostgres() {
  const { startEmbeddedPostgres } = await import('../backend/dist/setup/embedded-postgres.js');
  const { createAppRole } = await import('../backend/dist/setup/app-role.js');
  const { appRoleOf } = await import('../backend/dist/setup/database-urls.js');
  const { migrateAndSeed } = await import('../backend/dist/setup/migrate-and-seed.js');
  const { default: pg } = await import('pg');
  const postgres = await startEmbeddedPostgres(nameRunFolder('test'), FAST);
  const stop = async () => {
    await postgres.stop();
    for (const left of [postgres.dataDir, `${postgres.dataDir}.password`])
      rmSync(left, { recursive: true, force: true });
  };
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
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
