import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrations } from '../migrations/index.js';
import { SEED_TABLES, seedLibrary } from '../modules/library/library-seed.repository.js';
import type { SeedPlant } from '../modules/library/library-seed.repository.js';
import { tryToMakeMonths } from '../modules/activity/activity-months.repository.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Database } from '../platform/database/database.js';
import { migrateQueue } from '../platform/queue/adapters/bullmq.js';
import { grantToApp } from './app-role.js';

/** Advisory lock, so that only one process migrates at a time. The number is arbitrary. */
const LOCK = 5_323_526;
const ASK_AGAIN_MS = 200;

const SEED = path.resolve(import.meta.dirname, '../../seeds/plant-library.json');

/** The curated plants of the seed file. */
export const readSeed = (): SeedPlant[] => JSON.parse(readFileSync(SEED, 'utf8')) as SeedPlant[];

/**
 * Migrates a database to this version as its owner, and lets `appRole` use it. It may be interrupted and run again; a second
 * run at the same time waits.
 */
export async function migrateAndSeed(
  url: string,
  appRole?: string,
): Promise<{ migrations: number; plants: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await takeLock(client);
    const source = await createDataSource(url, migrations, SEED_TABLES).initialize();
    try {
      const run = await source.runMigrations();
      const database = new Database(source);
      const plants = await seedLibrary(database, readSeed());
      await tryToMakeMonths(database);
      await migrateQueue(client);
      if (appRole) await grantToApp(client, appRole);
      return { migrations: run.length, plants };
    } finally {
      await source.destroy();
    }
  } finally {
    await client.end();
  }
}

/** Asks again and again: an index that is made `concurrently` waits for every statement that runs, so for one that waits for us, too. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]!.taken) return;
    await sleep(ASK_AGAIN_MS);
  }
}
