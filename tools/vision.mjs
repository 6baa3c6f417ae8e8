// `npm run vision:train`, `vision:evaluate` and `vision:compare`, each with --photos DIR, and `vision:convert` with a file.
import path from 'node:path';
import { build, install, run } from './lib.mjs';

const [task, ...rest] = process.argv.slice(2);
install();
build(task === 'compare' ? 'backend' : 'vision');
// npm runs scripts in the project's folder; folders are named from where the person stands.
const here = process.env.INIT_CWD ?? process.cwd();
const args = rest.map((arg, at) =>
  ['--photos', '--health', '--others', '--cache'].includes(rest[at - 1]) ? path.resolve(here, arg) : arg,
);
run('node', [
  task === 'compare' ? 'backend/dist/cli/compare.js' : `vision/dist/training/${task}.js`,
  ...args,
]);
