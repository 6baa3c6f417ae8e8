import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrations } from '../migrations/index.js';
import { seedLibrary } from '../modules/library/library.seed.js';
import type { SeedPlant } from '../modules/library/library.seed.js';
import { createDataSource } from '../platform/database/data-source.js';

/** Any number will do, as long as everybody uses the same: only one process migrates at a time. */
const LOCK = 5_323_526;

const SEED = path.resolve(import.meta.dirname, '../../seeds/plant-library.json');

/** The curated plants of the seed file. */
export const readSeed = (): SeedPlant[] => JSON.parse(readFileSync(SEED, 'utf8')) as SeedPlant[];

/** Brings a database up to this version. It may be interrupted and run again; two at once wait for each other. */
export async function migrateAndSeed(url: string): Promise<{ migrations: number; plants: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const source = await createDataSource(url, migrations).initialize();
    try {
      const run = await source.runMigrations();
      return { migrations: run.length, plants: await seedLibrary(client, readSeed()) };
    } finally {
      await source.destroy();
    }
  } finally {
    await client.end();
  }
}
