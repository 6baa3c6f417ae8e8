// `npm run account -- verify EMAIL`: confirms the email address of an account for its owner, beside a running server too.
import { build, install, run } from './lib.mjs';

install();
build('backend');
run('node', ['backend/dist/cli/account.js', ...process.argv.slice(2)]);
