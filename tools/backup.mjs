// `npm run backup -- FILE` writes all rows and all files of an installation to a ZIP, beside a running server too; with the settings
// of that server (DATA_DIR, or DATABASE_URL and S3_BUCKET).
import { build, install, run } from './lib.mjs';

install();
build('backend');
run('node', ['backend/dist/cli/backup.js', ...process.argv.slice(2)]);
