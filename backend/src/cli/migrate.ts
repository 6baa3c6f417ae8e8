import { appRoleOf, configuredUrls } from '../setup/database-urls.js';
import { migrateAndSeed } from '../setup/migrate-and-seed.js';
import { cannotStart, loadConfig } from '../platform/config/load-config.js';

/**
 * Migrates the database of DATABASE_URL to this version, as its owner (MIGRATION_DATABASE_URL): first the tables, then the
 * plant library, then the rights of the role in DATABASE_URL.
 */
const urls = configuredUrls(loadConfig());
if (!urls) {
  process.stderr.write('DATABASE_URL is not set.\n');
  process.exit(78);
}
const { migrations, plants } = await migrateAndSeed(urls.owner, appRoleOf(urls)).catch(cannotStart);
process.stdout.write(`${migrations} migrations run, ${plants} plants written.\n`);
