// `npm run vision:train` and `npm run vision:evaluate`, each with --photos DIR.
import { build, install, run } from './lib.mjs';

const [task, ...rest] = process.argv.slice(2);
install();
build('vision');
run('node', [`vision/dist/training/${task}.js`, ...rest]);
