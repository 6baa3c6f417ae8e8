import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../platform/config/config.js';
import { loadConfig, reasonOf } from '../platform/config/load-config.js';
import { openImageStore } from '../platform/storage/storage.module.js';
import { restoreBackup } from '../setup/backup/restore-backup.js';
import { appRoleOf, configuredUrls } from '../setup/database-urls.js';
import { hasPostgres, startEmbeddedPostgres } from '../setup/embedded-postgres.js';
import { claimDataDir } from '../setup/one-at-a-time.js';

/** `restore FILE`: fills an empty installation from a backup. */
const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Which backup? For example: npm run restore -- leaflore.zip\n');
  process.exit(64); // EX_USAGE of sysexits.h
}
const config = loadConfig();
try {
  const store = await openImageStore(config);
  const { owner, appRole, leave, discard } = await openEmptyDatabase(config);
  const restored = restoreBackup(file, owner, store, appRole);
  const { tables, files, takenAt } = await restored.catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  await leave();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`Everything is as it was at ${takenAt}: ${rows} rows, ${files.length} files.\n`);
} catch (error) {
  process.stderr.write(`The backup could not be restored: ${reasonOf(error)}\n`);
  process.exit(1);
}
process.exit();

/** The database of DATABASE_URL, or an embedded one that is made for it; after a failure the latter goes, so that the next try finds none. */
async function openEmptyDatabase(settings: Config) {
  const { DATA_DIR } = settings;
  const urls = configuredUrls(settings);
  const leave = (): Promise<void> => Promise.resolve();
  if (urls) return { owner: urls.owner, appRole: appRoleOf(urls), leave, discard: leave };
  const folder = path.join(DATA_DIR, 'postgres');
  if (hasPostgres(folder))
    throw new Error(`There is a database in ${DATA_DIR} already. Set another DATA_DIR.`);
  if (claimDataDir(DATA_DIR)) throw new Error(`Leaflore is running on ${DATA_DIR}.`);
  const { url, dataDir, stop } = await startEmbeddedPostgres(folder);
  const discard = async () => {
    await stop();
    rmSync(dataDir, { recursive: true });
  };
  return { owner: url, appRole: undefined, leave: stop, discard };
}
