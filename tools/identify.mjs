// `npm run identify -- photo.jpg …`: the main job in the terminal, without a server.
import { build, install, run } from './lib.mjs';

install();
build('backend');
run('node', ['backend/dist/cli/identify.js', ...process.argv.slice(2)]);
