// `npm run billing:setup`: makes what payments need at Stripe, with the keys of the environment.
import { build, install, run } from './lib.mjs';

install();
build('backend');
run('node', ['backend/dist/cli/billing-setup.js']);
