import { migrateAndSeed } from '../setup/migrate-and-seed.js';
import { loadConfig } from '../platform/config/load-config.js';

/** Migrates the database of DATABASE_URL to this version: first the tables, then the plant library. */
const { DATABASE_URL } = loadConfig();
if (!DATABASE_URL) {
  process.stderr.write('DATABASE_URL is not set.\n');
  process.exit(78);
}
const { migrations, plants } = await migrateAndSeed(DATABASE_URL);
process.stdout.write(`${migrations} migrations run, ${plants} plants written.\n`);
