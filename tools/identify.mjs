// `npm run identify -- photo.jpg …`: the main job in the terminal, without a server.
import path from 'node:path';
import { build, install, run } from './lib.mjs';

install();
build('backend');
// npm runs scripts in the project's folder; the photos are named from where the person stands.
const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('--') ? arg : path.resolve(here, arg)));
run('node', ['backend/dist/cli/identify.js', ...args]);
