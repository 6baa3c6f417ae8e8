// `npm run identify -- photo.jpg …`: identifies plants in the terminal, without a server.
import path from 'node:path';
import { build, install, run } from './lib.mjs';

install();
build('backend');
// npm runs scripts in the project's folder, but photos are given relative to the caller's folder.
const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith('--') ? arg : path.resolve(here, arg)));
run('node', ['backend/dist/cli/identify.js', ...args]);
