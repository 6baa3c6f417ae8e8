import { loadConfig, reasonOf } from '../platform/config/load-config.js';
import { openImageStore } from '../platform/storage/storage.module.js';
import { takeBackup } from '../setup/backup/take-backup.js';
import { reachDatabase } from '../setup/reach-database.js';

/** `backup FILE`: writes all rows and all files of this installation to a ZIP, beside a running server too. */
const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Where should the backup be written? For example: npm run backup -- leaflore.zip\n');
  process.exit(64); // EX_USAGE of sysexits.h
}
const config = loadConfig();
try {
  const { url, leave } = await reachDatabase(config);
  const { tables, files } = await takeBackup(url, await openImageStore(config), file).finally(leave);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${rows} rows of ${tables.length} tables and ${files.length} files are in ${file}.\n`);
} catch (error) {
  process.stderr.write(`There is no backup: ${reasonOf(error)}\n`);
  process.exit(1);
}
process.exit();
