import path from 'node:path';
import type { Config } from '../platform/config/config.js';
import { findRunningPostgres, hasPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { migrateAndSeed } from './migrate-and-seed.js';
import { claimDataDir } from './one-at-a-time.js';

interface ReachedDatabase {
  url: string;
  /** Stops what was started for it. */
  leave: () => Promise<void>;
}

/**
 * Finds this installation's database, for commands of an operator: that of DATABASE_URL, or the embedded one, beside a running
 * server too. Where none runs, it is started until `leave`. Throws where there is none yet.
 */
export async function reachDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<ReachedDatabase> {
  const leave = () => Promise.resolve();
  if (DATABASE_URL) return { url: DATABASE_URL, leave };
  const folder = path.join(DATA_DIR, 'postgres');
  if (!hasPostgres(folder))
    throw new Error(
      `There is no database in ${DATA_DIR}. Set DATABASE_URL or DATA_DIR as the server has them.`,
    );
  const running = findRunningPostgres(folder);
  if (running) return { url: running, leave };
  if (claimDataDir(DATA_DIR)) throw new Error('Leaflore is just starting. Please try again in a moment.');
  const postgres = await startEmbeddedPostgres(folder);
  await migrateAndSeed(postgres.url);
  return { url: postgres.url, leave: () => postgres.stop() };
}
