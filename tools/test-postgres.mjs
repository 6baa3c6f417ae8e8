import { existsSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './lib.mjs';

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

/** Memory as a folder, as Linux has it: copying a database there takes 20 ms instead of 560. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 3 * 1024 ** 3;

/** Where the databases of a run are: in memory where there is much of it, else in the workspace. */
function folderOfRun() {
  const folder = hasMuchMemory() ? path.join(MEMORY, 'leaflore-test') : path.join(ROOT, '.data', 'test');
  clear(folder);
  return path.join(folder, `postgres-${process.pid}`);
}

function hasMuchMemory() {
  if (process.platform !== 'linux') return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

/** Deletes what runs that were killed have left there. */
function clear(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!isRunning(Number(/^postgres-(\d+)/.exec(name)?.[1])))
      rmSync(path.join(folder, name), { recursive: true, force: true });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

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
  const postgres = await startEmbeddedPostgres(folderOfRun(), FAST);
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
