// `npm run account -- verify EMAIL` confirms the email address of an account for its owner; `npm run account -- premium EMAIL
// [--until 2026-12-31] [--off]` gives it premium or takes that back. Both work beside a running server too.
import { build, install, run } from './lib.mjs';

install();
build('backend');
run('node', ['backend/dist/cli/account.js', ...process.argv.slice(2)]);
