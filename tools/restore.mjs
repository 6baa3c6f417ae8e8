// `npm run restore -- FILE` fills an empty installation from a backup: an empty DATA_DIR, or an empty database of DATABASE_URL.
import { build, install, run } from './lib.mjs';

install();
build('backend');
run('node', ['backend/dist/cli/restore.js', ...process.argv.slice(2)]);
